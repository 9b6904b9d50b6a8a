import type { Dictionary } from '..';

export default {
  reconstructed: '{kind} · Zahlen rekonstruiert',
  possible: 'Das kannst du jetzt tun.',
  brings: 'Das kannst du jetzt tun: {what}.',

  cardKind: 'Aktionskarte, {size}',
  ownCardKind: 'Aktionskarte, nur für dich',
  columnKind: 'Aktionskarten einer Art',
  rowKind: 'Aktionskarten einer Größe',
  rowName: 'Größe {letter}: {size}',
  rowGives:
    'Kleine Karten kosten wenig, große können viel. Was eine Karte kopiert, sagt dazu, welche Größe sie haben darf.',
  stillOpen: '{n} von {all} sind in dieser Runde noch frei.',
  payWays: 'So kannst du zahlen: {ways}.',
  payNothing: 'Du hast nichts mehr zum Bezahlen.',
  payShort: 'Das reicht nicht. Du hast: {have}.',
  copyFree: 'Nichts: Kopieren ist kostenlos.',
  again: 'Alle dürfen sie immer wieder nutzen.',
  once: 'Sie lässt sich einmal je Runde nutzen, von dem, der zuerst bezahlt.',
  ownOnce: 'Sie gehört dir allein, und du darfst sie einmal je Runde nutzen.',
  'rule-cart':
    'Volle Loren fahren hoch: Kohle kommt auf die Kohlewagen, Abraum auf die Halde. Eine Lore fährt nur, wenn alle ihre Würfel Platz finden.',
  'rule-coke':
    'Die Kohle eines vollen Wagens wird in einem Ofen zu einem Koks, ob der Wagen nun klein oder groß ist.',
  'rule-load': 'Koks kommt aus den Öfen auf deine Kokswagen. Nur von dort kannst du ihn verkaufen.',
  'rule-route':
    'Deine Scheibe rückt auf einer Strecke vor. Eine Schranke, die sie überquert, gibt sofort ihre Vorteile.',
  'rule-miner': 'Dein Bergmann geht in seiner Schicht weiter und nutzt den Kreis, auf dem er stehen bleibt.',
  'rule-water': 'Pumpt dein Grubenwasser ab; es steigt in jeder Runde wieder.',
  'rule-head':
    'Deine Fördertürme im Spiel kommen auf ein Feld und bringen dessen Bonus. Dort stehen sie, bis die Runde endet.',
  'rule-first':
    'Du tust, was eine andere Karte sagt, ohne sie zu bezahlen, und beginnst ab der nächsten Phase.',
  'rule-personal': 'Sie wird mit jedem Förderturm besser, den du ins Spiel bringst.',
  nowCart: 'Volle Loren: {n}. Frei auf den Wagen: {coal} Kohle; auf der Halde: {spoil} Abraum.',
  nowCoke: 'Kohle auf deinen Wagen: {coal}. Dein Koks in den Öfen: {n}, höchstens {most}.',
  nowLoad: 'Dein Koks in den Öfen: {n}. Freie Kokswagen: {free}.',
  nowMiner: 'Dein Bergmann: {circle}.',
  nowWater: 'Dein Wasser steht auf {n}.',
  nowHead: 'Deine Fördertürme im Spiel: {n}.',
  nowFirst: 'Den Marker hat {name}.',
  payment: 'Bezahlung',
  paymentGives:
    'Sie liegt auf der Karte, bis die Runde endet. Dann sind weiße Steine und Münzen weg, und der Spielerstein kommt zurück.',
  paymentKeeps: 'Du behältst: {what}.',
  keepsNothing: 'Du behältst nichts zum Bezahlen.',

  trackKind: 'Strecke',
  trackGives:
    'Hier hat jeder eine Scheibe. Schranken bringen sofort Vorteile, markierte Felder und das Ende bringen Punkte, wenn das Spiel aus ist.',
  spaceKind: 'Feld einer Strecke',
  spaceGives: 'Scheiben rücken Feld um Feld vor; auf einem Feld dürfen beliebig viele liegen.',
  spaceWorth: 'Eine Scheibe, die so weit kommt, ist am Ende {points} wert. Es zählt nur ihre höchste Marke.',
  spaceAdds: 'Eine Scheibe, die so weit kommt, bringt dafür am Ende {points}.',
  endGives:
    'Die erste Scheibe hier ist am Ende des Spiels {first} wert, jede spätere {later}. Felder darüber hinaus verfallen.',
  endTaken: 'Zuerst hier war {name}.',
  endOpen: 'Bisher war niemand hier.',
  barrierName: 'Schranke',
  barrierKind: '{track}, hinter Feld {n}',
  barrierGives: 'Wer sie überquert, bekommt sofort und der Reihe nach: {effects}.',
  barrierChoice:
    'Bergmann oder Förderturm: Dein Bergmann geht weiter, oder einer deiner Fördertürme kommt ins Spiel.',
  endName: '{track}, Ende',
  yourDisc: 'Deine Scheibe',
  discName: 'Scheibe von {name}',
  discAt: '{track}: {n} von {length}',
  nextBarrier: {
    one: 'noch {n} Feld bis zur nächsten Schranke.',
    other: 'noch {n} Felder bis zur nächsten Schranke.',
  },
  discHere: 'Deine Scheibe liegt hier.',
  discBefore: { one: 'Deine Scheibe ist {n} Feld davor.', other: 'Deine Scheibe ist {n} Felder davor.' },
  discPast: 'Deine Scheibe ist schon vorbei.',

  shiftGives:
    'Ein Zug ist ein Kreis, und einer mehr für jedes deiner Gebäude auf dem Bauplatz Tempo. Kreise mit anderen Bergleuten und abgedeckte werden übersprungen.',
  yourMiner: 'Dein Bergmann',
  minerName: 'Bergmann von {name}',
  circleKind: 'Kreis {n} der Bergmannsschicht',
  circleGives: 'Vorteil für einen Bergmann, der hier stehen bleibt: {effects}.',
  circleStart: 'Hier beginnen alle Bergleute.',
  circleExit:
    'Der erste Bergmann hier ist am Ende des Spiels {first} wert, jeder spätere {later}. Jeder weitere Zug bringt: {more}.',
  circleHere: 'Dein Bergmann steht hier.',
  circlePast: 'Dein Bergmann ist schon vorbei.',
  circleTaken: 'Hier steht {name}: Dein Bergmann würde darüber hinweg springen.',
  circleAhead: {
    one: 'Dein Bergmann ist {n} Kreis entfernt.',
    other: 'Dein Bergmann ist {n} Kreise entfernt.',
  },
  minerAt: 'Er steht hier: {circle}.',

  plantGives:
    'Hier wird aus Kohle Koks. Jeder hat einen Ofen, die grauen sind für alle; mehr als {n} Koks darfst du hier nicht haben.',
  plantNow: 'Dein Koks hier: {n}. Freie graue Öfen: {free}.',
  ovenKind: 'Ofen der Kokerei',
  ovenOwn:
    'Ist der eigene Ofen leer, bringt er in Schritt IV einen weißen Stein. Wer genug graue Öfen belegt, muss den nächsten Koks hierher legen.',
  ovenGray: 'Für alle da, wer zuerst kommt. Er wird wieder frei, wenn sein Koks verladen wird.',
  'ovenGives-Q4': 'Koks, der hierher kommt, bringt einen Punkt.',
  'ovenGives-Q5': 'Koks, der hierher kommt, lässt dein Wasser steigen.',
  ovenHeld: 'Hier liegt Koks von {name}.',
  ovenFree: 'Er ist frei.',
  coveredNow: 'Mit {n} Spielern abgedeckt: Niemand kann ihn nutzen.',
  frameKind: 'Feld für Fördertürme, {area}',
  frameGives: 'Ein Förderturm, der hierher kommt, bringt: {effects}.',
  frameHeld: 'Förderturm von {name}, bis die Runde endet.',
  frameNone: 'Du hast noch keinen Förderturm im Spiel; Schranken bringen sie.',
  frameReady: 'Frei. Mit einer Karte für Fördertürme käme einer von dir hierher.',
  depotGives:
    'Hier warten Fördertürme im Spiel auf eine Karte für sie. Der erste, den du ins Spiel bringst, gibt: {first}; der zweite: {second}.',
  depotNow: 'Deine: {depot} hier, {card} noch auf deiner Karte.',
  lotName: 'Bauplatz: {lot}',
  lotKind: 'Bauplatz',
  lotsGives:
    'Eine Schranke mit Haus stellt ein Gebäude von deiner Leiste auf einen Bauplatz. Der Bauplatz sagt, wozu es gut ist.',
  lotRoom: { one: 'Platz für noch {n} Gebäude.', other: 'Platz für noch {n} Gebäude.' },
  lotAny: 'Hier dürfen beliebig viele Gebäude stehen.',
  lotBuilt: 'Gebaut von {names}.',

  mineKind: 'Teil einer Zeche',
  payKind: 'Zum Bezahlen',
  whiteGives:
    'In jeder Vorbereitung bekommst du einen, wenn dein Wasser nicht auf der Stufe mit dem Stein steht, einen, wenn der Wagen mit dem Stein leer ist, und einen, wenn dein eigener Ofen leer ist. Was am Ende der Runde übrig ist, verfällt.',
  tokenGives:
    'Bezahlt Karten, die ihn zeigen, oder ersetzt einen weißen Stein. Am Ende der Runde kommt er zurück.',
  coinGives:
    'Ersetzt jeden Stein und bleibt dir, bis du sie ausgibst. Verkaufter Koks und getauschter Abraum bringen mehr.',
  haveNow: '{name}: {n}.',
  toolGives:
    'Verlorene Würfel und Hochwasser bringen Gezähe, das Werkzeug der Bergleute. Jedes, das am Ende des Spiels übrig ist, kostet {points}.',
  toolNow: '{name}: {n}. Am Ende macht das {points}.',
  pointsGives:
    'Was bis jetzt gewertet ist. Strecken, verkaufter Koks, Gebäude und Gezähe zählen erst am Ende des Spiels.',
  pointsNow: '{name}: {n}; wenn jetzt Schluss wäre: {projected}.',
  wagonsGives:
    'Hier wartet Kohle auf die Öfen. Mit höchstens {n} Kohle bleibt der Wagen mit dem Stein leer, und Schritt IV bringt dafür einen weißen Stein.',
  wagonsStay:
    'Hier wartet Kohle auf die Öfen und bleibt auf dem Wagen, auf den sie gelegt wurde; der mit dem Stein wird zuletzt beladen. Ist er leer, bringt Schritt IV dafür einen weißen Stein.',
  wagonsNow: '{n} von {most} Kohle.',
  wagonsFull: 'Volle Wagen: {n}.',
  wagonsToken: 'Auf dem mit dem Stein liegt Kohle.',
  tipGives:
    'Einmal in deinem Zug, direkt vor oder nach der Aktion, kannst du Abraum gegen Felder, Punkte oder eine Münze tauschen.',
  tipNow: '{n} von {most} Abraum. Der kleinste Tausch braucht {least}.',
  cokeGives: 'Verladener Koks. Ab Runde {n} darfst du in jeder Vorbereitung ein Paar davon verkaufen.',
  cokeNow: '{n} auf {most} Wagen, {plant} in den Öfen, {left} im Vorrat.',
  cokeAllNow: '{n} auf Wagen und in Öfen, {left} im Vorrat.',
  pairName: '{n}. Paar Koks',
  saleKind: 'Verkauf von Koks',
  saleGives:
    'Dieses Paar ist am Ende des Spiels {points} wert. Wer es verkauft, bekommt sofort eine Münze und einen weißen Stein.',
  saleAllGives:
    'In jeder Vorbereitung lässt sich ein Paar Koks verkaufen, von links nach rechts. Es bringt sofort eine Münze und einen weißen Stein, am Ende des Spiels Punkte.',
  pairSold: 'Du hast es verkauft.',
  pairNext: 'Es ist das nächste. Koks auf deinen Wagen: {n}.',
  pairLater: 'Erst kommen die Paare davor.',
  pairsNow: '{name}: {n} von {all} Paaren verkauft.',
  cartName: 'Lore {cart}',
  cartKind: { one: 'Lore mit {n} Platz', other: 'Lore mit {n} Plätzen' },
  cartGives: 'In einer Lore liegt nur eine Sorte Würfel. Ist jeder Platz belegt, kann sie nach oben fahren.',
  cartCoal: 'Diese nimmt nur Kohle.',
  cartStriped: 'Eine Rundenkarte kann sie für eine Runde sperren.',
  cartLoad: 'Darin: {load}.',
  cartEmpty: 'Sie ist leer.',
  cartFull: 'Voll: Eine Karte der Art „{kind}“ bringt sie nach oben.',
  cartClosed: 'In dieser Runde gesperrt.',
  waterGives:
    'Es steigt in jeder Vorbereitung um eins. Ganz oben nimmst du ein Gezähe, und es sinkt um {drop}; ganz unten bekommst du {points}; auf Stufe {token} verdeckt es einen weißen Stein.',
  levelName: 'Wasserstufe {n}',
  levelKind: 'Grubenwasser',
  levelTop: 'Die Grube läuft voll: Du nimmst ein Gezähe, und das Wasser sinkt um {n}.',
  levelToken: 'Steht das Wasser in Schritt IV hier, bekommst du einen weißen Stein weniger.',
  levelBottom: 'Der Sumpf ist trocken: Wer ihn von oben erreicht, bekommt {points}.',
  levelPlain:
    'Hier geschieht nichts. Das Wasser steigt in jeder Vorbereitung um eins; Karten, Plättchen und die Wasserhaltung senken es.',
  levelHere: 'Dein Wasser steht hier.',
  barName: 'Leistenfeld {n}',
  barKind: 'Gebäudeleiste',
  barGives: 'Ist sein Gebäude weg, bringt es in jeder Vorbereitung: {effects}.',
  barAllGives:
    'Unter jedem Gebäude liegt eine Hilfe. Ein Gebäude, das auf einen Bauplatz kommt, macht sein Feld für alle späteren Vorbereitungen frei.',
  barCovered: 'Hier steht noch sein Gebäude; eine Schranke mit Haus versetzt es.',
  barOpen: 'Frei: Es wirkt in jeder Vorbereitung.',
  buildingsNow: '{name}: {n} von {all} gebaut.',
  exchangeKind: 'Abraum tauschen',
  exchangeCosts: '{n} Abraum von deiner Halde.',
  exchangeGives: '{what}. Einmal in deinem Zug, direkt vor oder nach der Aktion.',
  setName: 'Satz Würfel',
  setGives:
    'Aus dem Beutel gezogen. Jeder Würfel muss auf eine Lore, die leer ist oder neben seiner Sorte noch Platz hat; einer, der nirgends passt, ist verloren und bringt dir ein Gezähe.',
  setKind: 'Schritt I der Vorbereitung',
  cubeCoal: 'Wird Schritt für Schritt zu Koks: Lore, Wagen, Ofen.',
  cubeSpoil: 'Liegt auf den Loren im Weg. Auf der Halde lässt er sich tauschen.',
  handNow: 'Noch unterzubringen: {coal} Kohle, {spoil} Abraum.',

  roundKind: 'Runde {n} von {of}',
  roundNow: 'Wenn die Runde jetzt endete: {list}.',
  endedGives: 'Der Stand aller, wenn die Rundenkarte jetzt gewertet würde und das Spiel damit aus wäre.',
  bagGives:
    'In jeder Vorbereitung kommen neue Würfel hinein, dann bekommt jeder einen Satz von {n}, blind gezogen. Was darin ist, ist kein Geheimnis.',
  stepKind: 'Schritt {n} der Vorbereitung',
  'step-1':
    'Der Startspieler zieht für jeden einen Satz Würfel und sagt, wer welchen bekommt. Wer einen bekommt, legt ihn sofort auf Loren.',
  'step-2': 'Jeder nimmt ein anderes Auswahlplättchen als bisher und bekommt den oberen Bonus.',
  'step-3': 'Bei allen steigt das Wasser um eins.',
  'step-4':
    'Weiße Steine werden verteilt: einer fürs Wasser, einer für den Wagen mit dem Stein, einer für den eigenen Ofen, wenn er dort nicht verdeckt ist.',
  'step-5': 'Wer {coke} Koks auf Wagen hat, darf sie verkaufen. Verkauft wird ab Runde {n}.',
  'step-6': 'Jeder nutzt die freien Felder seiner Gebäudeleiste, von links an.',
  stepNow: 'Das wird gerade gespielt.',
  stepDone: 'In dieser Runde schon geschehen.',
  stepLater: 'Das kommt in dieser Runde noch.',
  tileKind: 'Auswahlplättchen',
  tileGives: 'Sofort: {now}. Das letzte Feld deiner Gebäudeleiste kann später bringen: {later}.',
  tileFree: 'Niemand hat es.',
  tileHeld: '{name} hat es.',
  markerGives: 'Wer ihn hat, beginnt jede Phase, verteilt die Sätze und hat am Ende {points} mehr.',
  markerNow: '{name} hat ihn.',
  rivalKind: 'Ein anderer Spieler',
  rivalGives: 'Die Zahlen dieser Zeche. Berühre sie, um alles zu sehen.',
  rivalNow: 'Punkte: {n}; wenn jetzt Schluss wäre: {projected}.',
  rivalPassed: 'Für diese Runde draußen.',
  giveKind: 'Wer den Satz bekommt',
  giveGives:
    'Der Startspieler entscheidet, wer welchen Satz bekommt, und darf einen behalten. Jeder bekommt einen und muss ihn unterbringen.',
  trailKind: 'Dein Zug bis hierher',
  trailGives:
    'Eins löst das andere aus: Was tiefer hängt, kam durch die Zeile darüber. Der Pfeil nimmt diese Entscheidung und alles danach zurück.',
  pendingGives: 'Was noch zu tun ist, wenn die offene Frage beantwortet ist.',
  recapGives: 'Was die anderen seit deinem letzten Zug getan haben. Alles steht im Verlauf.',

  answerKind: 'Eine Antwort auf die offene Frage',
  answerGives: 'Eine der Antworten, die du jetzt geben kannst.',
  'answer-option': 'Du bekommst eins von beiden, was dir mehr hilft.',
  'answer-miner': 'Dein Bergmann geht weiter und nutzt den Kreis, auf dem er stehen bleibt.',
  'answer-headframe':
    'Ein Förderturm kommt von deiner Karte ins Depot. Ab jetzt können Karten für Fördertürme ihn nutzen, und deine eigene Karte wird besser.',
  'answer-points': 'Punkte statt eines Zugs des Bergmanns oder eines Förderturms.',
  'answer-use': 'Niemand muss einen Kreis nutzen: Auf den Vorteil darfst du verzichten.',
} satisfies Dictionary['about'];
