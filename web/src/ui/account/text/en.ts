export default {
  account: {
    account: 'Account',
    means: 'You need none. With one, you can play on from another browser.',
    make: 'Create an account',
    enter: 'Log in',
    forgot: 'Forgot password',
    loginName: 'Login name or e-mail address',
    password: 'Password',
    newPassword: 'New password, at least 8 characters',
    loggedInAs: 'Logged in as {login}',
    guestTablesStay:
      'You have tables here as a guest. They do not move to an account that exists already, and there is no way back to them. To keep them, create an account instead.',

    // Browsers
    logout: 'Log out',
    thisBrowser: 'this browser',
    endLogin: 'Log out there',
    endOthers: 'Log out everywhere else',

    // For whoever forgets
    recoverMeans: 'You need one of the recovery codes that came with the account, or a code by e-mail.',
    code: 'Code',
    sendCode: 'Send me a code',
    codeSent:
      'If this account has a confirmed address, a code is on its way there. Enter it in this browser within ten minutes.',
    setPassword: 'Set the password',
    codes: 'Recovery codes',
    codesMean:
      'If you forget your password, one of these codes lets you set a new one. Each works once. They are shown only now: write them down or save them.',
    copy: 'Copy',
    copied: 'Copied.',
    codesKept: 'I have kept them',
    newCodes: 'Make new codes',
    newCodesMean: 'The old ones are worth nothing then.',

    // Changing
    changePassword: 'Change password',
    passwordChanged: 'Changed. All other browsers are logged out.',
    changeLogin: 'Change login name',
    newLoginName: 'New login name',
    changed: 'Changed.',
    mail: 'E-mail address',
    mailMeans: 'For a code if you forget your password, and for messages that you ask for.',
    mailIs: 'Confirmed: {mail}',
    mailTo: 'E-mail address',
    sendConfirmation: 'Send a code there',
    confirmationSent: 'A code is on its way. Enter it here within ten minutes.',
    confirmMail: 'Confirm the address',
    removeMail: 'Remove the address',

    // What is kept
    data: 'Your data',
    export: 'Save all that is kept about you',
    remove: 'Delete account',
    removeGuest: 'Delete all about me',
    removeMeans:
      'Your name, login, address, settings and history are deleted, and all browsers logged out. Games you played stay for the others: there you are called Miner, and what you said is gone. Your open tables are closed, and in running games a bot plays on. This cannot be undone.',
    removeNow: 'Delete for good',

    // Others, and time off
    blockedPeople: 'Blocked people',
    blockedMeans:
      'You do not read what they say, and neither of you sits down at a table of the other. They are not told.',
    nobodyBlocked: 'You have blocked nobody. In the chat of a table, the button beside a line does it.',
    unblock: 'Unblock {name}',
    reports: 'Reports to the operator',
    noReports: 'You have reported nothing.',
    verdictOpen: 'not settled yet',
    verdictDismissed: 'settled: nothing was done',
    verdictSilenced: 'settled: whoever said it is silenced for a while',
    silenced: 'The operator lets you say nothing at any table until {when}.',
    holiday: 'Holiday',
    holidayMeans: {
      one: 'In games by turns your clock stands still while you are on holiday. Of {days} days a year you have {n} left; each holiday counts for at least one.',
      other:
        'In games by turns your clock stands still while you are on holiday. Of {days} days a year you have {n} left; each holiday counts for at least one.',
    },
    holidayUntil: 'Last day',
    goOnHoliday: 'Go on holiday',
    onHolidayUntil: 'You are on holiday until {when}.',
    backFromHoliday: 'I am back',
  },
};
