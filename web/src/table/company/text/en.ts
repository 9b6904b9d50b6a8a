export default {
  company: {
    said: 'What {name} said',
    unheardLine: 'You do not read this line.',
    block: 'Block {name}',
    unblock: 'Unblock {name}',
    blockMeans:
      'You no longer read what {name} says at any table, and neither of you can sit down at the other’s tables. {name} is not told. You can take it back in the settings.',
    blocked: '{name} is blocked.',
    unblocked: '{name} is no longer blocked.',
    report: 'Report this line',
    reportMeans:
      'The operator of this server sees the words, the table, who said it and that you report it. The settings will tell you what came of it.',
    reason: 'Why',
    insult: 'Insult',
    threat: 'Threat',
    spam: 'Advertising or flood',
    other: 'Something else',
    note: 'More about it, if you like',
    send: 'Report',
    reported: 'Reported. Thank you.',

    adjourn: 'Adjourn the game',
    adjournMeans: 'When everybody agrees, the game and its clock stand still until then.',
    adjournUntil: 'Until',
    adjournAsk: 'Ask the others',

    otherGame: 'Another game, same people',
    otherGameMeans:
      'A new table with the same people and the same clock, each one seat further. The others see the way there.',
    otherGameNone: 'No other game is for so many players.',
  },
};
