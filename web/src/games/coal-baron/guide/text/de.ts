import type { Dictionary } from '.';

export default {
  coal: { yellow: 'gelbe Kohle', brown: 'braune Kohle', gray: 'graue Kohle', black: 'schwarze Kohle' },
  welcome: {
    title: 'Willkommen in deinem Bergwerk',
    say: 'Du förderst Kohle, lädst sie auf Aufträge und lieferst diese für Punkte aus. Die obere Hälfte des Tisches gehört allen, die untere dir.',
    do: 'Lies die Tafel, dann weiter.',
    why: 'Das Spiel hat {n} Schichten, und wer nach der letzten die meisten Punkte hat, gewinnt. Diese Führung begleitet dich durch die erste Schicht.',
  },
  first: {
    title: 'Nimm einen Auftrag',
    say: 'Ein Auftrag ist ein Kunde, der bestimmte Kohle will. Zwei Aufträge hast du schon; nimm den beleuchteten als dritten. Er will gelbe Kohle, die billigste von allen.',
    do: 'Tippe auf den beleuchteten Auftrag.',
    why: 'Buchstabe und Form nennen die Kohle, die er will. Die Zahl ist das, was du dafür bekommst, und das Fahrzeug sagt, womit er abfährt: Beides zählt beim Ausliefern.',
  },
  pit: {
    title: 'Dein Bergwerk',
    say: 'Unter Tage liegen {n} Etagen: oben gelbe Kohle, ganz unten schwarze, je tiefer, desto teurer. Auf jeder steht eine Lore mit einem Würfel Kohle. Der Förderkorb im Schacht bringt Würfel hinauf zu deinen Aufträgen.',
    do: 'Sieh dir dein Bergwerk an, dann weiter.',
    why: 'Du wirst Loren anbauen, auf der hellen oder auf der dunklen Seite des Schachts. Halte beide Seiten gleich: Ein Übergewicht kostet am Ende Punkte.',
  },
  tile: {
    title: 'Kauf Kohle, die dir fehlt',
    say: 'Deine Aufträge brauchen mehr {coal}, als in deinem Bergwerk liegt. Das beleuchtete Plättchen bringt eine Lore damit. Es kostet {workers} und {marks}.',
    do: 'Tippe auf das beleuchtete Plättchen in der Lorenfabrik.',
    why: 'Eine Lore kommt gefüllt und wird nie wieder gefüllt. Ein Plättchen ist also so viele Würfel wert, wie es Loren hat.',
  },
  money: {
    title: 'Verdiene etwas Geld',
    say: 'Plättchen kosten Mark, und deine reichen nicht lange. Das beleuchtete Feld bringt sofort {marks} für {workers}.',
    do: 'Tippe auf die beleuchtete Münze beim Geld.',
    why: 'Am Ende sind {n} Mark nur ein Punkt. Verdiene also, was du für Plättchen brauchst, und nicht viel mehr.',
  },
  mine: {
    title: 'Hol die Kohle nach oben',
    say: 'Das beleuchtete Feld gibt dir {n} Arbeitsschritte und kostet {workers}. Den Förderkorb bewegen, einen Würfel laden, einen Würfel auf einen Auftrag legen: Jedes ist ein Schritt.',
    do: 'Tippe beim Fördern auf die beleuchtete Zahl.',
    why: 'Du darfst jederzeit aufhören, aber übrige Schritte verfallen. Der Förderkorb bleibt mit seiner Kohle stehen, bis du wieder förderst.',
  },
  down: {
    title: 'Bewege den Förderkorb',
    say: 'Deine Aufträge wollen {coal}, und die liegt auf Etage {level}. Der Förderkorb kommt in einem Schritt dorthin, wie weit es auch ist.',
    do: 'Tippe auf das beleuchtete Schild {level} im Schacht.',
    why: 'Hol am besten mehrere Würfel auf einer Fahrt: Die Fahrt ist ein Schritt, und das Heraufkommen auch.',
  },
  load: {
    title: 'Lade einen Würfel',
    say: 'Ein Schritt bringt einen Würfel aus einer Lore in den Förderkorb, der Platz für {places} hat. Die leere Lore bleibt im Bergwerk.',
    do: 'Tippe auf die beleuchtete Lore.',
    why: 'Auch leere Loren sind zu etwas gut: In der letzten Schicht bekommt Punkte, wer von einer Farbe die meisten hat.',
  },
  up: {
    title: 'Hinauf ans Tageslicht',
    say: 'Im Förderkorb ist, was deine Aufträge wollen. Heraus kommt die Kohle nur über Tage.',
    do: 'Tippe auf das beleuchtete Schild 0 oben im Schacht.',
    why: 'Von jeder Etage ist es ein Schritt hinauf, genau wie es einer hinunter war.',
  },
  fill: {
    title: 'Belade einen Auftrag',
    say: 'Ein Schritt legt einen Würfel auf ein Feld seiner Farbe. Sind alle Felder belegt, ist der Auftrag fertig.',
    do: 'Tippe auf das beleuchtete Feld deines Auftrags.',
    why: 'Fehlt dir eine Farbe, dürfen zwei beliebige Würfel zusammen ein Feld belegen. Das kostet {n} Schritte.',
  },
  stop: {
    title: 'Hör auf zu fördern',
    say: 'Mehr geht vorerst nicht, und übrige Schritte verfallen. Hör auf, dann ist der Gegner am Zug.',
    do: 'Drücke „{stop}“.',
    why: 'Du könntest den Förderkorb auch schon auf eine Etage schicken, damit er dort auf das nächste Mal wartet.',
  },
  deliver: {
    title: 'Liefere aus',
    say: 'Fertige Aufträge bringen erst Punkte, wenn sie abfahren. Alle eines Fahrzeugs fahren zusammen: Hier bringt das {points}.',
    do: 'Tippe auf das beleuchtete Fahrzeug bei der Auslieferung.',
    why: 'Die Kohle kommt zurück in den Kohlevorrat. Was du ausgeliefert hast, bleibt aber deins für die Uhr, die es nach jeder Schicht zählt.',
  },
  oust: {
    title: 'Nichts ist je versperrt',
    say: 'Auf dem beleuchteten Feld stehen schon Arbeiter. Sie gehen in die Kantine und fallen für diese Schicht aus; du setzt einen mehr ein, als dort standen: {workers}.',
    do: 'Tippe auf das beleuchtete Feld.',
    why: 'Alles ist zu haben, aber jedes Mal wird es teurer. Oft ist etwas anderes fast so gut und kostet nur einen Arbeiter.',
  },
  order: {
    title: 'Nimm einen neuen Auftrag',
    say: 'Neue Aufträge warten oben links. Der beleuchtete passt zu deiner Kohle. Nimm nur, was du füllen kannst: Was am Ende liegen bleibt, kostet {points}.',
    do: 'Tippe bei den neuen Aufträgen auf den beleuchteten.',
    why: 'Passt dir keiner, sieh den Stapel an: Du siehst {n} Karten und darfst eine behalten.',
  },
  orderLacking: {
    title: 'Nimm einen neuen Auftrag',
    say: 'Kein neuer Auftrag passt zu der Kohle, die du noch hast. Dem beleuchteten fehlt am wenigsten; das müsstest du in der Lorenfabrik kaufen: {coal}. Nimm nur, was du füllen kannst: Was am Ende liegen bleibt, kostet {points}.',
    do: 'Tippe bei den neuen Aufträgen auf den beleuchteten.',
    why: 'Passt dir keiner, sieh den Stapel an: Du siehst {n} Karten und darfst eine behalten.',
  },
  clock: {
    title: 'Die Schichtuhr',
    say: 'Hat niemand mehr Arbeiter, ist die Schicht vorbei. Dann vergleicht die Uhr, wer von jeder Kohle mehr ausgeliefert hat: Diesmal zählen die Stunden 1 bis {last}.',
    do: 'Sieh dir die Uhr an, dann weiter.',
    why: 'Was du jetzt auslieferst, zählt nach den nächsten Schichten wieder. Dann kommen Stunden dazu, für Fahrzeuge und für leere Loren.',
  },
  rest: {
    title: 'Bring die Schicht zu Ende',
    say: 'Du hast noch {workers} zum Einsetzen. Jedes Mal ist etwas Sinnvolles beleuchtet; folge dem Licht oder versuch etwas Eigenes.',
    do: '{idea}.',
    why: 'Liefere aus, was fertig ist, hol herauf, was Aufträge wollen, kauf, was fehlt. Passt dir nichts, bringt die Bank {marks} für einen Arbeiter.',
  },
  scored: {
    title: 'Die Schicht ist vorbei',
    say: 'Die Uhr hat dir {mine} gebracht, für {name} {theirs}. Alle Arbeiter sind wieder da; alles andere bleibt, wie es ist.',
    do: 'Sieh dir die Wertung an, dann weiter.',
    why: 'Wer die meisten Arbeiter in der Lorenfabrik hatte, beginnt die nächste Schicht.',
  },
  end: {
    title: 'Jetzt kannst du spielen',
    say: {
      one: 'Es folgt noch {n} Schicht. Frag „{ask}“ und tippe an, was du nicht kennst, oder hol dir einen Tipp. Glück auf!',
      other:
        'Es folgen noch {n} Schichten. Frag „{ask}“ und tippe an, was du nicht kennst, oder hol dir einen Tipp. Glück auf!',
    },
    do: 'Spiel allein weiter.',
    why: 'Denk an das Ende: Übrige Mark und Kohle bringen ein wenig, übrige Aufträge und ein schiefes Bergwerk kosten Punkte.',
  },
} satisfies Dictionary;
