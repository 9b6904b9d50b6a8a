export default {
  company: {
    said: 'Wat {name} zei',
    unheardLine: 'Deze regel lees je niet.',
    block: '{name} blokkeren',
    unblock: '{name} niet meer blokkeren',
    blockMeans:
      'Je leest aan geen enkele tafel meer wat {name} zegt, en geen van jullie gaat aan een tafel van de ander zitten. {name} hoort er niets van. In de instellingen kun je het terugdraaien.',
    blocked: '{name} is geblokkeerd.',
    unblocked: '{name} is niet meer geblokkeerd.',
    report: 'Deze regel melden',
    reportMeans:
      'De beheerder van deze server ziet de woorden, de tafel, wie het zei en dat jij het meldt. Wat ervan kwam staat in de instellingen.',
    reason: 'Waarom',
    insult: 'Belediging',
    threat: 'Bedreiging',
    spam: 'Reclame of overlast',
    other: 'Iets anders',
    note: 'Meer erover, als je wilt',
    send: 'Melden',
    reported: 'Gemeld. Bedankt.',

    adjourn: 'Spel verdagen',
    adjournMeans: 'Als iedereen akkoord is, staan spel en klok tot dan stil.',
    adjournUntil: 'Tot',
    adjournAsk: 'De anderen vragen',

    otherGame: 'Ander spel, zelfde mensen',
    otherGameMeans:
      'Een nieuwe tafel met dezelfde mensen en dezelfde klok, iedereen een plaats verder. De anderen zien de weg erheen.',
    otherGameNone: 'Geen ander spel is voor zoveel spelers.',
  },
};
