import type { Dictionary } from '.';

export default {
  welcome: {
    title: 'Deine Zeche',
    say: 'Über der Erde liegt, was ihr beide nutzt, darunter deine eigene Grube. Kohle kommt herauf, wird zu Koks und verkauft; Scheiben rücken auf den Strecken vor, und ein Bergmann geht durch seine Schicht. Wer nach {rounds} Runden die meisten Punkte hat, gewinnt.',
    do: 'Lies die Tafel, dann geh weiter.',
    why: 'Es sieht nach viel aus, aber du nimmst eins nach dem anderen in die Hand. Was immer du wissen willst: Drück ? und berühre es, oder halte den Finger darauf.',
  },
  cubes: {
    title: 'Würfel für deine Loren',
    say: 'In einer Lore liegt nur eine Sorte Würfel, und nur eine volle Lore kann nach oben fahren. Mit dieser Kohle darauf ist eine leuchtende Lore voll.',
    do: 'Lege Kohle auf eine leuchtende Lore.',
    why: 'Eine große Lore muss auf ihren zweiten Würfel warten. Kleine mit einer Kohle sind heute schon bereit.',
  },
  'cubes-keep': {
    say: 'Jede Runde beginnt mit einer Vorbereitung. Du bist Startspieler: Du hast diese Würfel gezogen und sagst, wer sie bekommt. Es ist gute Kohle dabei, also behalte sie.',
    do: 'Behalte den Satz.',
    why: 'In jeder Runde bekommt jeder einen Satz. Aus Kohle wird Koks; Abraum macht nur die Loren voll. Ein Würfel ohne Platz bringt dir ein Gezähe, und das kostet am Ende {tools}.',
  },
  'cubes-give': {
    say: 'Jede Runde beginnt mit einer Vorbereitung. Du bist Startspieler: Du hast diese Würfel gezogen und sagst, wer sie bekommt. Es ist wenig Kohle dabei, also gib sie weg.',
    do: 'Gib den Satz weg.',
    why: 'In jeder Runde bekommt jeder einen Satz. Aus Kohle wird Koks; Abraum macht nur die Loren voll. Ein Würfel ohne Platz bringt dir ein Gezähe, und das kostet am Ende {tools}.',
  },
  'cubes-room': {
    say: 'In einer Lore liegt nur eine Sorte Würfel, und nur eine volle kann nach oben fahren. Diese Kohle muss auf mehr von ihrer Sorte warten.',
    do: 'Lege Kohle auf eine leuchtende Lore.',
  },
  'cubes-spoil': {
    say: 'Der Stein mit dem S ist Abraum. Lege ihn dorthin, wo er der Kohle keinen Platz nimmt.',
    do: 'Lege den Abraum auf eine leuchtende Lore.',
    why: 'Abraum ist kein Abfall: Auf der Halde lässt er sich gegen Felder, Punkte oder eine Münze tauschen. Aber erst muss er herauf, wie die Kohle.',
  },
  tile: {
    title: 'Nimm ein Plättchen',
    say: 'Jetzt nimmt jeder ein Plättchen und bekommt sofort, was oben darauf steht. Das leuchtende bringt dir: {what}. Die untere Hälfte hilft später, wenn deine Gebäudeleiste frei ist.',
    do: 'Nimm das leuchtende Plättchen.',
    why: 'Schlecht ist keins. In jeder Runde musst du ein anderes nehmen als zuvor.',
  },
  'tile-cube': {
    say: 'Das Plättchen hat Kohle gebracht. Sie kommt auf eine Lore wie die anderen.',
    do: 'Lege die Kohle auf eine leuchtende Lore.',
  },
  purse: {
    title: 'Was du ausgeben kannst',
    say: 'Dein Wasser ist gestiegen, und du hast {n} weiße Steine (W) bekommen. Mit deinem Spielerstein (P) und deiner Münze ist das alles, was du in dieser Runde hast. Jede Aktion kostet etwas davon.',
    do: 'Lies die Tafel, dann geh weiter.',
    why: 'Weiße Steine gibt es in jeder Vorbereitung: für niedriges Wasser, für einen leeren Wagen, für deinen eigenen leeren Ofen. Was du davon nicht ausgibst, verfällt mit der Runde; der Spielerstein kommt zurück, Münzen bleiben.',
  },
  rack: {
    title: 'Die Karten: was du tun kannst',
    say: 'Wenn du dran bist, nutzt du eine dieser Karten und tust, was sie zeigt. Die Spalte sagt, worum es geht, die Reihe, wie viel sie bewirkt: groß (G), mittel (M) oder klein (K). Unten steht der Preis, meistens: {large} bei G, {medium} bei M und {small} bei K.',
    do: 'Sieh dir die Karten an, dann geh weiter.',
    why: 'Ihr nutzt beide dieselben Karten, nur die in deiner Farbe gehört dir allein. Sagt dir ein Zeichen nichts: Drück ? und berühre die Karte, oder halte den Finger darauf, und sie sagt in Worten, was sie tut und kostet.',
  },
  road: {
    title: 'Auf die Strecken',
    say: 'Beginne mit der leuchtenden Karte: aussuchen, bezahlen, und schon geschieht es. Sie bringt deine Scheiben voran: {what}. So eine Karte lässt sich nur einmal in der Runde nutzen, von dem, der zuerst bezahlt.',
    do: 'Wähle die leuchtende Karte.',
    why: 'Markierte Felder und die Enden der Strecken sind Punkte wert, wenn das Spiel aus ist. Die Schranken zwischen den Feldern sind noch mehr wert; in der nächsten Runde überquerst du eine.',
    stray: 'Auch das ist erlaubt. Die Karte mit den Strecken ist noch da:',
  },
  'road-pay': {
    title: 'Bezahle die Karte',
    say: 'Was du zahlst, bleibt bis zum Ende der Runde auf der Karte. Dein Spielerstein (P) kann einen weißen vertreten, und eine Münze beide: So gibt es manchmal mehrere Wege. Zahl den gedruckten Preis und behalte den Rest.',
    do: 'Bezahle mit den leuchtenden Steinen.',
    why: 'Den Spielerstein hast du einmal in der Runde, und am Ende der Runde kommt er zurück. Eine gezahlte Münze ist weg, also heb sie dir für etwas Großes auf.',
  },
  used: {
    title: 'Genutzte Karten',
    say: 'Dein Stein liegt auf der Karte: Sie ist bis zum Ende der Runde geschlossen, auch für dich. Nimm also zuerst, was du am nötigsten brauchst. Kopieren lässt sich eine geschlossene Karte noch: Die Karte „{copier}“ und manche Kreise des Bergmanns tun, was eine andere Karte sagt, ohne deren Preis.',
    do: 'Sieh dir die genutzte Karte an, dann geh weiter.',
    why: 'Beim Kopieren muss nur die Größe stimmen: Kreis oder Karte sagen, ob sie große, mittlere oder kleine kopieren. Auf die kopierte Karte wird nichts gelegt, sie wird also davon nicht geschlossen.',
  },
  carts: {
    title: 'Bring die Kohle herauf',
    say: 'Dein Gegner war dran, jetzt bist du es wieder. Diese kleine Karte ist für deine Kohle: {what}. Die Schleife darauf sagt, dass sie nie schließt: Alle dürfen sie nutzen, so oft sie zahlen können.',
    do: 'Wähle die leuchtende Karte.',
    why: 'Die Kohle hat einen weiten Weg: Lore, Wagen, Ofen, Kokswagen, Verkauf. Das ist der erste Schritt.',
    stray: 'Auch das ist erlaubt. Aber die Kohle muss herauf, bevor etwas aus ihr werden kann:',
  },
  'carts-carts': {
    say: 'Berühre die vollen Loren, eine nach der anderen. Kohle kommt auf deine Kohlewagen, Abraum auf die Halde.',
    do: 'Hebe eine leuchtende Lore.',
  },
  coke: {
    title: 'Mach Koks',
    say: 'Kohle allein bringt wenig. Diese Karte verkokt sie: {what}. Der Preis ist Wasser in deiner Grube: Behalte den Pegel im Auge.',
    do: 'Wähle die leuchtende Karte.',
    why: 'Ein voller Wagen wird zu einem Koks, ob er klein oder groß ist. Die großen Karten können mehr auf einmal, aber nur einer kann sie in einer Runde nutzen.',
    stray: 'Auch das ist erlaubt. Deine Kohle wartet noch auf die Öfen:',
  },
  'coke-coke': {
    say: 'In welchen Ofen kommt der Koks? Die grauen sind für alle da. Lass deinen eigenen leer: Dann bringt er in jeder Runde einen weißen Stein.',
    do: 'Wähle einen leuchtenden Ofen.',
    why: 'Manche grauen Öfen bewirken sofort etwas. Frag sie: Drück ? und berühre einen, oder halte den Finger darauf.',
  },
  load: {
    title: 'Verlade den Koks',
    say: 'Koks im Ofen lässt sich nicht verkaufen. Diese Karte bringt ihn auf deine Kokswagen, und die Öfen werden wieder frei.',
    do: 'Wähle die leuchtende Karte.',
    why: 'Zwei Koks auf Wagen sind ein Paar. Ab der nächsten Runde kannst du in jeder Vorbereitung ein Paar verkaufen.',
    stray: 'Auch das ist erlaubt. Dein Koks liegt noch in den Öfen:',
  },
  'load-load': {
    say: 'Berühre deinen Koks in den Öfen, einen nach dem anderen.',
    do: 'Verlade leuchtenden Koks.',
  },
  coin: {
    title: 'Die Münze',
    say: 'Jetzt die Münze: Sie bezahlt eine große Karte, als wäre sie dein Spielerstein. Die leuchtende bringt dir: {what}.',
    do: 'Wähle die leuchtende Karte.',
    why: 'Münzen gibt es wieder, wenn Koks verkauft wird, und für Abraum auf der Halde. Es schadet also nicht, eine auszugeben, wo sie viel bewirkt.',
  },
  next: {
    title: 'Die nächste Runde',
    say: 'Die Runde ist vorbei, und ihre Karte hat dir {points} gebracht. Dein Spielerstein ist zurück. Jetzt beginnt alles von vorn: Würfel, dann ein anderes Plättchen.',
    do: 'Mach mit dem weiter, was leuchtet.',
    why: 'Die Rundenkarte sagt, was in dieser Runde zählt. Lies sie, bevor du etwas ausgibst.',
  },
  'next-nothing': {
    say: 'Die Runde ist vorbei. Ihre Karte hat dir diesmal nichts gebracht, aber dein Spielerstein ist zurück. Jetzt beginnt alles von vorn: Würfel, dann ein anderes Plättchen.',
  },
  'next-rest': {
    title: 'Der Rest der Runde',
    say: 'Du kannst noch etwas bezahlen. Nutze eine beliebige Karte, oder passe: Dann ist die Runde für dich vorbei.',
    do: 'Nutze eine Karte, oder passe.',
  },
  'next-give': {
    say: 'Wer bekommt diesen Satz? Du weißt, was du brauchst.',
    do: 'Vergib den Satz.',
  },
  'next-cube': {
    say: 'Mach Loren voll: Was voll ist, kann in dieser Runde herauf.',
    do: 'Lege einen Würfel auf eine leuchtende Lore.',
  },
  'next-tile': {
    say: 'Ein anderes Plättchen: Das bisherige darfst du nicht wieder nehmen. Sieh nach deinem Wasser, bevor du wählst.',
    do: 'Nimm ein Plättchen.',
    why: 'Das Wasser steigt in jeder Runde um eins. Kommt es ganz oben an, nimmst du ein Gezähe; auf der Stufe mit dem weißen Stein kostet es dich diesen Stein.',
  },
  sale: {
    title: 'Verkauf ein Paar',
    say: 'Dein erstes Paar Koks ist bereit. Verkauft bringt es sofort eine Münze und einen weißen Stein, und am Ende des Spiels {points}.',
    do: 'Verkauf das Paar.',
    why: 'Jedes weitere Paar ist mehr wert als das vorige. In jeder Runde gibt es einen Verkauf, also ist es gut, jedes Mal zwei Koks bereit zu haben.',
    stray: 'Er verdirbt nicht: Du kannst ihn in der nächsten Runde verkaufen.',
  },
  barrier: {
    title: 'Durch die Schranke',
    say: 'Jetzt überquere die Schranke mit dem Rahmen ({track}). Wer sie überquert, bekommt mitten in der Aktion, was ihre Tafel zeigt: {effects}.',
    do: 'Wähle die leuchtende Karte.',
    why: 'So werden aus einer Aktion zwei oder drei. Das ist der Kern dieses Spiels: Lass eins das andere auslösen.',
  },
  'barrier-more': {
    say: {
      one: 'Deiner Scheibe fehlt noch {n} Feld bis hinter die Schranke ({track}). Nutze noch eine Karte.',
      other:
        'Deiner Scheibe fehlen noch {n} Felder bis hinter die Schranke ({track}). Nutze noch eine Karte.',
    },
    do: 'Wähle die leuchtende Karte.',
  },
  'way-pay': {
    title: 'Bezahle die Karte',
    say: 'Der gedruckte Preis leuchtet. Alles andere wäre mehr, als du geben musst.',
    do: 'Bezahle mit den leuchtenden Steinen.',
    why: 'Der Spielerstein bezahlt eine große Karte, und jeder hat einen in der Runde. Eine Münze lohnt es aufzuheben: Sie bezahlt alles.',
  },
  'way-option': {
    title: 'Ein Feld oder ein Punkt',
    say: 'Diese Karte gibt eins von beiden. Das Feld führt zur Schranke.',
    do: 'Nimm das Feld.',
  },
  'way-building': {
    title: 'Ein Gebäude',
    say: 'An der Schranke darfst du bauen. Nimm ein beliebiges Gebäude von deiner Leiste: Was darunter liegt, hilft dir in jeder Vorbereitung.',
    do: 'Nimm ein Gebäude.',
  },
  'way-lot': {
    title: 'Ein Gebäude',
    say: 'Wohin damit? Jeder Bauplatz sagt, wozu er gut ist, am Ende des Spiels oder sofort.',
    do: 'Wähle einen Bauplatz.',
  },
  'way-benefit': {
    title: 'Bergmann oder Förderturm',
    say: 'Du hast eine Schranke überquert! Nun wähle: Dein Bergmann geht weiter und nutzt den Kreis, auf dem er stehen bleibt, oder ein Förderturm kommt ins Spiel. Versuch es mit dem Bergmann.',
    do: 'Wähle den Bergmann.',
    why: 'Fördertürme machen deine eigene Karte besser und öffnen dir die Karten für Fördertürme. Der Bergmann tut dir überall einen Gefallen, wo er stehen bleibt, und ist Punkte wert, wenn er durchs Tor ist.',
  },
  'way-miner': {
    title: 'Die Bergmannsschicht',
    say: 'Er geht einen Kreis weiter und nutzt den, auf dem er stehen bleibt. Manche Kreise kopieren eine Karte, die andere bezahlt haben.',
    do: 'Schick ihn auf einen leuchtenden Kreis.',
  },
  'way-copy': {
    title: 'Kopiere eine Karte',
    say: 'Hier tust du, was eine andere Karte sagt, ohne sie zu bezahlen, auch wenn sie schon genutzt ist. Wähle die, die dir am meisten hilft.',
    do: 'Kopiere eine Karte.',
  },
  'way-more': {
    title: 'Eins löst das andere aus',
    say: 'Was du getan hast, hat etwas anderes ausgelöst. Nimm, was dir am meisten hilft: Worauf du zeigst, das sagt, was es bringt.',
    do: 'Wähle etwas, das leuchtet.',
  },
  'way-after': {
    title: 'Nach der Aktion',
    say: 'Auf deiner Halde liegt Abraum: Einmal im Zug lässt er sich gegen Felder, Punkte oder eine Münze tauschen. Tu es, oder beende deinen Zug.',
    do: 'Beende deinen Zug.',
  },
  own: {
    title: 'Deine eigene Karte',
    say: 'Dein Wasser steht auf {n}. Die Karte in deiner Farbe ist für dich allein, einmal in der Runde, und pumpt: {what}. Mit Fördertürmen im Spiel bringt sie dich auch auf der Schiene voran.',
    do: 'Wähle deine eigene Karte.',
    why: 'Auf Stufe {level} verdeckt das Wasser einen deiner weißen Steine, ganz oben bringt es ein Gezähe; trocken gepumpt bringt es einen Punkt. Wer vorsichtig ist, hält es niedrig.',
  },
  end: {
    title: 'Glückauf, der Rest gehört dir',
    say: 'Du hast Koks gemacht, und eins hat das andere ausgelöst: Das ist das Spiel. Gebäude, Fördertürme und die Halde warten auf dich: Sie erklären sich, wenn du ? drückst oder den Finger darauf hältst.',
    do: 'Spiel allein weiter.',
  },
} satisfies Dictionary;
