import type { Dictionary } from '.';

export default {
  welcome: {
    title: 'Kolen voor de treinen',
    say: 'Laad karren in wagons, zet er een loc voor en laat de trein met een bestelling vertrekken. Boven de grond ligt wat iedereen mag nemen, eronder je eigen {docks} sporen. Na {shifts} shifts winnen de meeste punten.',
    do: 'Lees het bord en ga verder',
    why: 'Bestellingen en geleverde karren leveren de meeste punten op. Aandelen, doelkaarten en shiftfiches komen daarbij.',
  },
  lorry: {
    title: 'Haal een kar',
    say: 'Een beurt is één inzet: leg arbeiders neer en neem de kaart. Hier is nog niemand geweest, dus kost ze precies {price}.',
    do: 'Tik op de verlichte stapel karren',
    why: 'De kar komt in je mijnrij. Toont ze punten, dan krijg je die zodra ze met een trein is vertrokken.',
    stray: 'Ook goed: wat je neemt, is van jou. Maar een trein begint met een kar.',
  },
  again: {
    title: 'Eén arbeider meer',
    say: 'Elke inzet maakt een zone één duurder voor wie daarna komt, ook voor jezelf. Hier is het nu precies {price}. Neem nog een kar.',
    do: 'Neem nog een kar voor precies {price}',
    why: 'Waar nog niemand was, is het goedkoop; een populaire zone kost al gauw meer dan je kaarten kunnen maken.',
    stray: 'Dat mocht. Met een tweede kar wordt de trein toch beter.',
  },
  pay: {
    title: 'Betaal precies',
    say: 'Je mag kaarten combineren, maar nooit boven {price} uitkomen. De verlichte manier spaart je kleine kaarten: die passen bij elke verse prijs.',
    do: 'Kies hoe je precies {price} neerlegt',
    why: 'Arbeiderskaarten komen aan het eind van de shift terug. Tot dan telt welke prijzen je laatste kaarten nog halen.',
  },
  wagon: {
    title: 'Een wagon ervoor',
    say: 'Karren rijden in wagons, en een wagon neemt één kaart met karren van zijn embleem op. De verlichte past: {lorry}.',
    do: 'Neem de verlichte wagon',
    why: 'Een jokerwagon toont alle emblemen. Maar ook het spoor moet het embleem van de kar tonen.',
    stray: 'Dat kan van pas komen. Je karren hebben nog een wagon nodig.',
  },
  wagonDock: {
    title: 'Op een spoor',
    say: 'Elk spoor toont {crests} emblemen. Je wagon mag staan waar hij het zijne vindt, en daar blijft hij.',
    do: 'Zet de wagon op het verlichte spoor',
  },
  engine: {
    title: 'Een loc',
    say: 'Zonder loc vertrekt geen trein. Bovenop ligt {card}; treinen van één type mogen later samen vertrekken.',
    do: 'Neem de loc',
    why: 'Op een spoor past maar één loc. Bedenk vooraf voor welk spoor ze is.',
    stray: 'Zoals je wilt. De trein mist nog zijn loc.',
  },
  engineDock: {
    title: 'Voor de wagon',
    say: 'Een loc blijft staan tot haar trein vertrekt. Je wagon wacht op het verlichte spoor.',
    do: 'Zet de loc op het verlichte spoor',
  },
  order: {
    title: 'Kies een bestelling',
    say: 'Een trein vertrekt met een bestelling voor niet meer karren dan hij heeft; de jouwe kan er {load} hebben. De vrije keuze toont je {looks} kaarten van een stapel. Ze kost precies {price}.',
    do: 'Leg precies {price} neer bij de vrije keuze',
    why: 'Op de vrije keuze staat een arbeider gedrukt, dus betaalt al de eerste er één meer. Je zou ook de bovenste bestelling kunnen nemen, die iedereen ziet.',
    stray: 'Prima. Maar zonder bestelling vertrekt geen trein.',
  },
  orderTop: {
    title: 'Neem een bestelling',
    say: 'Een trein vertrekt met een bestelling voor niet meer karren dan hij heeft; de jouwe kan er {load} hebben. De bovenste past.',
    do: 'Neem de bovenste bestelling',
  },
  orderStack: {
    title: 'Welke stapel?',
    say: 'Elke stapel zou kunnen. Jij hebt een bestelling nodig.',
    do: 'Kies de bestellingen',
  },
  orderKeep: {
    title: 'Houd er één',
    say: 'Alleen jij ziet deze kaarten. De verlichte bestelling past bij je {load} karren; ze gaat geheim in je hand.',
    do: 'Houd de verlichte bestelling',
    why: 'Meer karren zouden meer opleveren, maar dan heb je eerst meer wagons nodig. De bestemming telt voor aandelen en doelkaarten.',
  },
  orderReturn: {
    title: 'Onder de stapel',
    say: 'De andere gaan een voor een onder de stapel, in de volgorde waarin je ze aantikt. Wat je begraaft, krijgt voorlopig niemand.',
    do: 'Tik de kaarten na elkaar aan',
  },
  mine: {
    title: 'Delven',
    say: 'Nu bewegen er karren. Deze kaart geeft {a} of {b} stappen, en elke kar op een kaart kost er één.',
    do: 'Tik op de kaart Delven {a} of {b}',
    why: 'Het laagste aantal is verplicht. Op de kaart met de minste stappen hoef je niets te verplaatsen: wie daar het laatst was, krijgt het shiftfiche.',
    stray: 'Geen probleem. De karren wachten nog om geladen te worden.',
  },
  mineStore: {
    title: 'De oudste eerst',
    say: 'Alleen de meest rechtse kar van de rij kan eruit: {lorry}. Geen wagon van jou neemt ze op, dus naar de opslag.',
    do: 'Breng ze naar de opslag',
    why: 'Uit de opslag mag je later elke kar laden, weer voor haar stappen.',
  },
  mineLoad: {
    title: 'Laden',
    say: 'Kar, wagon en spoor tonen hetzelfde embleem. De kaart gaat in de wagon: {lorry}.',
    do: 'Tik op de verlichte wagon',
  },
  mineStop: {
    title: 'Genoeg',
    say: 'Wat verplicht is, is gedaan. Meer stappen helpen je nu niet.',
    do: 'Stop met delven',
  },
  deliver: {
    title: 'Laat hem vertrekken',
    say: 'Loc, karren, een bestelling: je trein is klaar. Ook een levering is een inzet.',
    do: 'Tik op de levering',
    why: 'Treinen met locs van één type vertrekken samen voor dezelfde arbeiders, elk met een eigen bestelling.',
    stray: 'In orde. Maar de trein is klaar, en alleen geleverde karren tellen.',
  },
  deliverTrain: {
    title: 'Met welke bestelling?',
    say: 'De verlichte bestelling vertrekt met deze trein en levert {orderPoints} op. Daarna is het spoor leeg.',
    do: 'Tik op de verlichte bestelling',
  },
  deliverDone: {
    title: 'Eén trein is genoeg',
    say: 'Geen andere trein is het vertrek nu waard.',
    do: 'Beëindig de levering',
  },
  pass: {
    title: 'Passen',
    say: 'Je eerste trein leverde je {trainPoints} op. Je hebt nog {workers}; daar heb je alleen iets aan waar ze de prijs precies halen. Wie past, is eruit tot het eind van de shift.',
    do: 'Pas',
    why: 'Je mag doorgaan zolang je ergens kunt betalen. Wie het laatst past, heeft de tafel voor zich alleen, maar tegen hoge prijzen.',
    stray: 'Graag, zolang je kaarten reiken.',
  },
  shift: {
    title: 'Een nieuwe shift',
    say: 'Iedereen heeft gepast: je arbeiders zijn terug, elke prijs begint opnieuw. Het fiche ging naar wie het laatst op de kaart Delven {a} of {b} was, en die begint.',
    do: 'Lees het bord en ga verder',
    why: 'Niemand daar geweest? Dan houdt wie begon het begin en krijgt ook het fiche. Het is een punt waard, en sommige doelkaarten tellen fiches.',
  },
  shiftMine: {
    say: 'Iedereen heeft gepast: je arbeiders zijn terug, elke prijs begint opnieuw. Het fiche is van jou, en jij begon deze shift.',
  },
  share: {
    title: 'Aandelen',
    say: 'Een aandeel levert {sharePoints} op voor een vervulde bestelling van zijn bestemming, één aandeel per bestelling. Neem dit en kijk uit naar zijn bestellingen.',
    do: 'Neem het aandeel',
    why: 'Aandelen liggen open, en met hen wordt een bestelling meer waard. Wie aandelen heeft, weet welke bestellingen hij zoekt.',
  },
  shareMatch: {
    say: 'Een aandeel levert {sharePoints} op voor een vervulde bestelling van zijn bestemming. Voor het bovenste heb je er een: {destination}.',
  },
  objective: {
    title: 'Doelkaarten',
    say: 'Een doelkaart levert aan het eind punten op voor wat je toch al doet. Bovenop: {card}.',
    do: 'Neem de doelkaart',
    why: 'Het getal in de hoek zegt altijd wat ze op dit moment waard is.',
  },
  innovation: {
    title: 'Innovaties',
    say: 'Een innovatie gaat in je hand. Sommige werken zonder arbeiders vóór of na een inzet, sommige tellen als arbeiders. Bovenop: {card}.',
    do: 'Neem de innovatie',
    why: 'Er een spelen maakt niets duurder, en het kan maar één keer. In de hand levert ze geen punten op.',
  },
  innovationAfter: {
    title: 'Nu of later',
    say: 'Na je inzet mag je innovaties spelen, zoveel je wilt. Of houd ze en beëindig je beurt.',
    do: 'Beëindig je beurt of speel de innovatie',
  },
  end: {
    title: 'Instappen maar',
    say: 'Je weet nu hoe treinen ontstaan. Twee met locs van één type vertrekken met één levering, en aan het eind telt niets wat nog op een spoor staat. Tik op ? en dan op wat je wilt weten.',
    do: 'Speel verder',
  },
  broke: {
    title: 'Niets past',
    say: 'Je kaarten halen de prijs niet van wat je nu nodig hebt. Pas: in de volgende shift zijn alle arbeiders terug en beginnen de prijzen opnieuw.',
    do: 'Pas',
  },
  finish: {
    title: 'Eén ding tegelijk',
    say: 'Maak af waar je aan begonnen bent, zoals je wilt. Dan gaat het hier verder.',
    do: 'Maak je beurt af',
  },
} satisfies Dictionary;
