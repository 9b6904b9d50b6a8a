export default {
  notices: {
    title: 'When I am away',
    means:
      'Games by turns take days. Pithead can tell you when it is your turn, even if the page is closed: a minute later, several tables in one message, and at most one reminder a day.',

    // Where
    pushHere: 'Tell me in this browser',
    byMail: 'Tell me by e-mail',
    thisBrowser: 'This browser',
    push: 'Browser',
    mail: 'E-mail',
    webhook: 'Chat program',
    cannotPush: 'This browser cannot be told here: that takes https and a browser with push messages.',
    forbidden: 'The browser does not allow it. Allow notifications for this page in its settings.',
    noPushService: 'The browser could not reach its push service. Try again later, or choose another way.',
    mailFirst: 'For e-mail you need an account with a confirmed address.',
    addWebhook: 'Tell me in a chat program',
    webhookMeans:
      'For Slack, Mattermost, Discord and others that take such messages: their settings call it an incoming webhook. Everybody in that room can read along.',
    webhookAddress: 'Address of the webhook',
    add: 'Add',

    // What of
    turn: 'My turn',
    over: 'Game over',
    invitation: 'Invitation',
    chat: 'Chat',

    // Whether it works
    test: 'Test',
    tested: 'Sent. It should be there in a moment.',
    remove: 'Remove',
    stopped: 'Stopped by the link in a message.',
    again: 'Turn on again',
    'why-gone': 'This address no longer exists. Remove it and add it anew.',
    'why-refused': 'The other side refuses the message: {status}',
    'why-unreachable': 'The other side cannot be reached. Is the address right?',
    'why-too-slow': 'The other side did not answer in time.',
    'why-certificate': 'The other side’s certificate is not valid.',
    'why-private-address': 'This address leads into a private network. This server does not send there.',
    'why-mail-refused': 'The mail server says that this address does not exist.',
    'why-mail-trouble': 'This server cannot reach its mail server at the moment. Try again later.',
    'why-mail-unconfirmed': 'There is no confirmed e-mail address any more.',

    // When
    quiet: 'Quiet hours',
    quietMeans: 'What happens meanwhile is told afterwards, in one message.',
    from: 'From',
    to: 'to',
  },
};
