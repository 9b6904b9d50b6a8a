export default {
  notices: {
    title: 'Wenn ich nicht da bin',
    means:
      'Partien Zug um Zug dauern Tage. Pithead kann dir sagen, wenn du am Zug bist, auch wenn die Seite zu ist: nach einer Minute, mehrere Tische in einer Nachricht, und höchstens eine Erinnerung am Tag.',

    // Where
    pushHere: 'In diesem Browser melden',
    byMail: 'Per E-Mail melden',
    thisBrowser: 'Dieser Browser',
    push: 'Browser',
    mail: 'E-Mail',
    webhook: 'Chatprogramm',
    cannotPush:
      'In diesem Browser geht das hier nicht: Dazu braucht es https und einen Browser mit Push-Nachrichten.',
    forbidden:
      'Der Browser erlaubt es nicht. Erlaube dieser Seite in seinen Einstellungen Benachrichtigungen.',
    noPushService:
      'Der Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal oder wähle einen anderen Weg.',
    mailFirst: 'Für E-Mail brauchst du ein Konto mit einer bestätigten Adresse.',
    addWebhook: 'In einem Chatprogramm melden',
    webhookMeans:
      'Für Slack, Mattermost, Discord und andere, die solche Nachrichten annehmen: In ihren Einstellungen heißt das eingehender Webhook. Alle in diesem Raum können mitlesen.',
    webhookAddress: 'Adresse des Webhooks',
    add: 'Hinzufügen',

    // What of
    turn: 'Ich bin am Zug',
    over: 'Partie zu Ende',
    invitation: 'Einladung',
    chat: 'Chat',

    // Whether it works
    test: 'Testen',
    tested: 'Abgeschickt. Die Nachricht sollte gleich da sein.',
    remove: 'Entfernen',
    stopped: 'Über den Link in einer Nachricht abbestellt.',
    again: 'Wieder einschalten',
    'why-gone': 'Diese Adresse gibt es nicht mehr. Entferne sie und füge sie neu hinzu.',
    'why-refused': 'Die Gegenseite lehnt die Nachricht ab: {status}',
    'why-unreachable': 'Die Gegenseite ist nicht zu erreichen. Stimmt die Adresse?',
    'why-too-slow': 'Die Gegenseite hat nicht rechtzeitig geantwortet.',
    'why-certificate': 'Das Zertifikat der Gegenseite ist nicht gültig.',
    'why-private-address': 'Diese Adresse führt in ein privates Netz. Dorthin sendet dieser Server nicht.',
    'why-mail-refused': 'Der Mailserver sagt, dass es diese Adresse nicht gibt.',
    'why-mail-trouble':
      'Dieser Server erreicht seinen Mailserver gerade nicht. Versuch es später noch einmal.',
    'why-mail-unconfirmed': 'Es gibt keine bestätigte E-Mail-Adresse mehr.',

    // When
    quiet: 'Ruhezeit',
    quietMeans: 'Was währenddessen geschieht, kommt danach in einer Nachricht.',
    from: 'Von',
    to: 'bis',
  },
};
