import type { Dictionary } from '.';

export default {
  welcome: {
    title: 'Kohle für die Züge',
    say: 'Lade Loren in Waggons, spanne eine Lok davor und lass den Zug mit einem Auftrag abfahren. Über der Erde liegt, was alle nehmen dürfen, darunter deine {docks} Gleise. Nach {shifts} Schichten gewinnen die meisten Punkte.',
    do: 'Lies die Tafel, dann weiter',
    why: 'Aufträge und ausgelieferte Loren bringen die meisten Punkte. Anteile, Zielkarten und Schichtmarken kommen dazu.',
  },
  lorry: {
    title: 'Hol eine Lore',
    say: 'Ein Zug ist ein Einsatz: Lege Arbeiter und nimm die Karte. Hier war noch niemand, also kostet sie genau {price}.',
    do: 'Berühre den leuchtenden Lorenstapel',
    why: 'Die Lore kommt in deine Förderreihe. Zeigt sie Punkte, bringt sie diese, sobald sie mit einem Zug abgefahren ist.',
    stray: 'Auch gut: Was du nimmst, gehört dir. Aber ein Zug beginnt mit einer Lore.',
  },
  again: {
    title: 'Ein Arbeiter mehr',
    say: 'Jeder Einsatz macht einen Ort für alle, die danach kommen, um einen teurer, auch für dich. Hier sind es jetzt genau {price}. Nimm noch eine Lore.',
    do: 'Nimm noch eine Lore für genau {price}',
    why: 'Wo noch niemand war, ist es billig; ein beliebter Ort kostet bald mehr, als deine Karten hergeben.',
    stray: 'Das war erlaubt. Eine zweite Lore macht trotzdem den besseren Zug.',
  },
  pay: {
    title: 'Zahle genau',
    say: 'Du darfst Karten zusammenlegen, aber nie über {price} kommen. Der leuchtende Weg schont deine kleinen Karten: Sie passen zu jedem frischen Preis.',
    do: 'Wähle, wie du genau {price} legst',
    why: 'Arbeiterkarten kommen am Ende der Schicht zurück. Bis dahin zählt, welche Preise deine letzten Karten noch treffen.',
  },
  wagon: {
    title: 'Ein Waggon dafür',
    say: 'Loren fahren in Waggons, und ein Waggon nimmt eine Lorenkarte mit seinem Wappen auf. Der leuchtende passt: {lorry}.',
    do: 'Nimm den leuchtenden Waggon',
    why: 'Ein Joker-Waggon zeigt alle Wappen. Aber auch das Gleis muss das Wappen der Lore zeigen.',
    stray: 'Das kann nützlich werden. Deine Loren brauchen noch einen Waggon.',
  },
  wagonDock: {
    title: 'Auf ein Gleis',
    say: 'Jedes Gleis zeigt {crests} Wappen. Dein Waggon darf dort stehen, wo er seines findet, und dort bleibt er.',
    do: 'Stell den Waggon auf das leuchtende Gleis',
  },
  engine: {
    title: 'Eine Lok',
    say: 'Ohne sie fährt kein Zug ab. Oben liegt {card}; Züge einer Art dürfen später zusammen abfahren.',
    do: 'Nimm die Lok',
    why: 'Auf ein Gleis passt nur eine Lok. Überleg dir vorher, für welches Gleis sie ist.',
    stray: 'Wie du magst. Dem Zug fehlt noch seine Lok.',
  },
  engineDock: {
    title: 'Vor den Waggon',
    say: 'Eine Lok bleibt, wo sie steht, bis ihr Zug abfährt. Dein Waggon wartet auf dem leuchtenden Gleis.',
    do: 'Stell die Lok auf das leuchtende Gleis',
  },
  order: {
    title: 'Such dir einen Auftrag aus',
    say: 'Ein Zug fährt mit einem Auftrag ab, der nicht mehr Loren verlangt, als er hat; deiner kann {load} haben. Die Freie Wahl zeigt dir {looks} Karten eines Stapels. Sie kostet genau {price}.',
    do: 'Lege genau {price} an die Freie Wahl',
    why: 'Auf der Freien Wahl ist ein Arbeiter aufgedruckt, darum zahlt schon der Erste einen mehr. Du könntest auch den obersten Auftrag nehmen, den alle sehen.',
    stray: 'Gut. Aber ohne Auftrag fährt kein Zug ab.',
  },
  orderTop: {
    title: 'Nimm einen Auftrag',
    say: 'Ein Zug fährt mit einem Auftrag ab, der nicht mehr Loren verlangt, als er hat; deiner kann {load} haben. Der oberste passt.',
    do: 'Nimm den obersten Auftrag',
  },
  orderStack: {
    title: 'Welcher Stapel?',
    say: 'Jeder Stapel ginge. Du brauchst einen Auftrag.',
    do: 'Wähle die Aufträge',
  },
  orderKeep: {
    title: 'Behalte einen',
    say: 'Nur du siehst diese Karten. Der leuchtende Auftrag passt zu deinen {load} Loren; er kommt geheim auf deine Hand.',
    do: 'Behalte den leuchtenden Auftrag',
    why: 'Mehr Loren brächten mehr Punkte, aber dafür brauchst du erst mehr Waggons. Der Abnehmer zählt für Anteile und Zielkarten.',
  },
  orderReturn: {
    title: 'Unter den Stapel',
    say: 'Die anderen kommen einzeln unter den Stapel, in der Reihenfolge, in der du sie berührst. Was du vergräbst, bekommt so bald niemand.',
    do: 'Berühre die Karten nacheinander',
  },
  mine: {
    title: 'Förderung',
    say: 'Jetzt bewegen sich Loren. Diese Karte gibt {a} oder {b} Schritte, und jede Lore auf einer Karte kostet einen.',
    do: 'Berühre die Förderkarte {a} oder {b}',
    why: 'Die kleinere Zahl ist Pflicht. Auf der Karte mit den wenigsten Schritten musst du gar nichts bewegen: Wer dort zuletzt war, bekommt die Schichtmarke.',
    stray: 'Kein Schaden. Die Loren warten noch darauf, geladen zu werden.',
  },
  mineStore: {
    title: 'Die älteste zuerst',
    say: 'Nur die Lore ganz rechts in der Reihe kann heraus: {lorry}. Keiner deiner Waggons nimmt sie auf, also ab ins Lager.',
    do: 'Bring sie ins Lager',
    why: 'Aus dem Lager darfst du später jede Lore laden, wieder für ihre Schritte.',
  },
  mineLoad: {
    title: 'Laden',
    say: 'Lore, Waggon und Gleis zeigen dasselbe Wappen. Die Karte kommt in den Waggon: {lorry}.',
    do: 'Berühre den leuchtenden Waggon',
  },
  mineStop: {
    title: 'Genug',
    say: 'Die Pflicht ist getan. Weitere Schritte helfen dir jetzt nicht.',
    do: 'Beende die Förderung',
  },
  deliver: {
    title: 'Lass ihn abfahren',
    say: 'Lok, Loren, ein Auftrag: Dein Zug ist bereit. Auch eine Lieferung ist ein Einsatz.',
    do: 'Berühre die Lieferung',
    why: 'Züge mit Loks einer Art fahren für dieselben Arbeiter zusammen ab, jeder mit seinem eigenen Auftrag.',
    stray: 'In Ordnung. Aber der Zug ist bereit, und nur ausgelieferte Loren zählen.',
  },
  deliverTrain: {
    title: 'Mit welchem Auftrag?',
    say: 'Der leuchtende Auftrag fährt mit diesem Zug und bringt {orderPoints}. Danach ist das Gleis leer.',
    do: 'Berühre den leuchtenden Auftrag',
  },
  deliverDone: {
    title: 'Ein Zug genügt',
    say: 'Kein anderer Zug lohnt jetzt die Abfahrt.',
    do: 'Beende die Lieferung',
  },
  pass: {
    title: 'Passen',
    say: 'Dein erster Zug hat dir {trainPoints} gebracht. Du hast noch {workers}; sie nützen nur dort, wo sie den Preis genau treffen. Wer passt, ist bis zum Ende der Schicht draußen.',
    do: 'Passe',
    why: 'Du darfst weitermachen, solange du irgendwo zahlen kannst. Wer zuletzt passt, hat den Tisch für sich, aber zu hohen Preisen.',
    stray: 'Gern, solange deine Karten reichen.',
  },
  shift: {
    title: 'Eine neue Schicht',
    say: 'Alle haben gepasst: Deine Arbeiter sind zurück, alle Preise beginnen von vorn. Die Marke ging an den, der zuletzt auf der Förderkarte {a} oder {b} war, und der beginnt.',
    do: 'Lies die Tafel, dann weiter',
    why: 'War niemand dort? Dann behält den Anfang, wer begonnen hat, und bekommt auch die Marke. Sie bringt einen Punkt, und manche Zielkarten zählen Marken.',
  },
  shiftMine: {
    say: 'Alle haben gepasst: Deine Arbeiter sind zurück, alle Preise beginnen von vorn. Die Marke gehört dir, und du hast diese Schicht begonnen.',
  },
  share: {
    title: 'Anteile',
    say: 'Ein Anteil bringt {sharePoints} für einen erfüllten Auftrag seines Abnehmers, ein Anteil für jeden Auftrag. Nimm diesen und halte nach seinen Aufträgen Ausschau.',
    do: 'Nimm den Anteil',
    why: 'Anteile liegen offen, und mit ihnen wird ein Auftrag mehr wert. Wer Anteile hat, weiß, welche Aufträge er sucht.',
  },
  shareMatch: {
    say: 'Ein Anteil bringt {sharePoints} für einen erfüllten Auftrag seines Abnehmers. Für den obersten hast du einen: {destination}.',
  },
  objective: {
    title: 'Zielkarten',
    say: 'Eine Zielkarte bringt am Ende Punkte für das, was du ohnehin tust. Oben: {card}.',
    do: 'Nimm die Zielkarte',
    why: 'Die Zahl an ihrer Ecke sagt immer, was sie zurzeit wert ist.',
  },
  innovation: {
    title: 'Innovationen',
    say: 'Eine Innovation kommt auf deine Hand. Manche wirken ohne Arbeiter vor oder nach einem Einsatz, manche zählen als Arbeiter. Oben: {card}.',
    do: 'Nimm die Innovation',
    why: 'Sie zu spielen macht nichts teurer, und es geht nur einmal. Auf der Hand bringt sie keine Punkte.',
  },
  innovationAfter: {
    title: 'Jetzt oder später',
    say: 'Nach deinem Einsatz darfst du Innovationen spielen, so viele du magst. Oder behalte sie und beende deinen Zug.',
    do: 'Beende deinen Zug oder spiel die Innovation',
  },
  end: {
    title: 'Alles einsteigen',
    say: 'Du weißt jetzt, wie Züge entstehen. Zwei mit Loks einer Art fahren mit einer Lieferung ab, und am Ende zählt nichts, was noch auf einem Gleis steht. Berühre ? und dann, was du wissen willst.',
    do: 'Spiel weiter',
  },
  broke: {
    title: 'Nichts passt',
    say: 'Deine Karten treffen den Preis dessen nicht, was du als Nächstes brauchst. Passe: In der nächsten Schicht sind alle Arbeiter zurück und die Preise beginnen von vorn.',
    do: 'Passe',
  },
  finish: {
    title: 'Eins nach dem anderen',
    say: 'Bring zu Ende, was du begonnen hast, wie du magst. Dann geht es hier weiter.',
    do: 'Bring deinen Zug zu Ende',
  },
} satisfies Dictionary;
