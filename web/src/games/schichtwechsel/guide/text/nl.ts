import type { Dictionary } from '.';

export default {
  welcome: {
    title: 'Je mijn',
    say: 'Boven de grond ligt wat jullie allebei gebruiken, eronder je eigen mijn. Kolen komen omhoog, worden cokes en worden verkocht; schijven gaan vooruit op de routes, en een kompel loopt door zijn dienst. Wie na {rounds} ronden de meeste punten heeft, wint.',
    do: 'Lees de lei, ga dan verder.',
    why: 'Het lijkt veel, maar je gebruikt het een na het ander. Wat je ook wilt weten: druk op ? en raak het aan, of houd je vinger erop.',
  },
  cubes: {
    title: 'Blokjes voor je mijnwagens',
    say: 'In een mijnwagen ligt maar één soort blokjes, en alleen een volle mijnwagen kan omhoog. Met deze kolen erop is een verlichte mijnwagen vol.',
    do: 'Leg kolen op een verlichte mijnwagen.',
    why: 'Een grote mijnwagen moet op zijn tweede blokje wachten. Kleine met één blokje kolen zijn vandaag al klaar.',
  },
  'cubes-keep': {
    say: 'Elke ronde begint met een voorbereiding. Jij bent de startspeler: je hebt deze blokjes getrokken en zegt wie ze krijgt. Er zitten goede kolen bij, dus houd ze.',
    do: 'Houd de set.',
    why: 'In elke ronde krijgt iedereen één set. Van kolen komen cokes; steen maakt alleen mijnwagens vol. Een blokje zonder plaats levert je gereedschap op, en dat kost aan het eind {tools}.',
  },
  'cubes-give': {
    say: 'Elke ronde begint met een voorbereiding. Jij bent de startspeler: je hebt deze blokjes getrokken en zegt wie ze krijgt. Er zitten weinig kolen bij, dus geef ze weg.',
    do: 'Geef de set weg.',
    why: 'In elke ronde krijgt iedereen één set. Van kolen komen cokes; steen maakt alleen mijnwagens vol. Een blokje zonder plaats levert je gereedschap op, en dat kost aan het eind {tools}.',
  },
  'cubes-room': {
    say: 'In een mijnwagen ligt maar één soort blokjes, en alleen een volle kan omhoog. Deze kolen moeten op meer van hun soort wachten.',
    do: 'Leg kolen op een verlichte mijnwagen.',
  },
  'cubes-spoil': {
    say: 'Het blokje met de S is steen. Leg het waar het de kolen geen plaats afneemt.',
    do: 'Leg de steen op een verlichte mijnwagen.',
    why: 'Steen is geen afval: op de berg is hij te ruilen voor vakken, punten of een munt. Maar eerst moet hij omhoog, net als kolen.',
  },
  tile: {
    title: 'Neem een tegel',
    say: 'Nu neemt iedereen een tegel en krijgt meteen wat erboven op staat. De verlichte levert je op: {what}. De onderste helft helpt later, als je gebouwenbalk vrij is.',
    do: 'Neem de verlichte tegel.',
    why: 'Geen enkele is slecht. In elke ronde moet je een andere nemen dan daarvoor.',
  },
  'tile-cube': {
    say: 'De tegel heeft kolen gebracht. Ze gaan op een mijnwagen, net als de andere.',
    do: 'Leg de kolen op een verlichte mijnwagen.',
  },
  purse: {
    title: 'Wat je kunt uitgeven',
    say: 'Je water is gestegen, en je hebt {n} witte fiches (W) gekregen. Met je spelersfiche (P) en je munt is dat alles wat je deze ronde hebt. Elke actie kost er iets van.',
    do: 'Lees de lei, ga dan verder.',
    why: 'Witte fiches komen er in elke voorbereiding: voor laag water, voor een lege wagon, voor je eigen lege oven. Wat je er niet van uitgeeft, vervalt met de ronde; de spelersfiche komt terug, munten blijven.',
  },
  rack: {
    title: 'De kaarten: wat je kunt doen',
    say: 'In je beurt gebruik je een van deze kaarten en doe je wat ze toont. De kolom zegt waar het om gaat, de rij hoeveel ze doet: groot (G), middel (M) of klein (K). Onderaan staat de prijs, meestal {large} bij G, {medium} bij M en {small} bij K.',
    do: 'Bekijk de kaarten, ga dan verder.',
    why: 'Jullie gebruiken allebei dezelfde kaarten, alleen die in jouw kleur is van jou alleen. Zegt een teken je niets: druk op ? en raak de kaart aan, of houd je vinger erop, en ze zegt in woorden wat ze doet en kost.',
  },
  road: {
    title: 'De routes op',
    say: 'Begin met de verlichte kaart: kies haar, betaal haar, en het gebeurt. Ze brengt je schijven vooruit: {what}. Zo’n kaart is maar één keer per ronde te gebruiken, door wie het eerst betaalt.',
    do: 'Kies de verlichte kaart.',
    why: 'Gemarkeerde vakken en de einden van de routes zijn punten waard als het spel afgelopen is. De slagbomen tussen de vakken zijn nog meer waard; in de volgende ronde passeer je er een.',
    stray: 'Ook dat mag. De kaart met de routes ligt er nog:',
  },
  'road-pay': {
    title: 'Betaal de kaart',
    say: 'Wat je betaalt, blijft tot het eind van de ronde op de kaart liggen. Je spelersfiche (P) mag een witte vervangen, en een munt allebei: zo zijn er soms meer wegen. Betaal de gedrukte prijs en houd de rest.',
    do: 'Betaal met de verlichte fiches.',
    why: 'Je hebt één spelersfiche per ronde, en die komt aan het eind van de ronde terug. Een betaalde munt is weg, dus bewaar hem voor iets groots.',
  },
  used: {
    title: 'Gebruikte kaarten',
    say: 'Je fiche ligt op de kaart: ze is gesloten tot de ronde voorbij is, ook voor jou. Neem dus eerst wat je het hardst nodig hebt. Maar een gesloten kaart is nog te kopiëren: de kaart ‘{copier}’ en sommige cirkels van de kompel doen wat een andere kaart zegt, zonder haar prijs.',
    do: 'Bekijk de gebruikte kaart, ga dan verder.',
    why: 'Bij kopiëren moet alleen het formaat kloppen: cirkel of kaart zegt of ze grote, middelgrote of kleine kopieert. Op de gekopieerde kaart wordt niets gelegd, dus ze gaat er niet door dicht.',
  },
  carts: {
    title: 'Haal de kolen omhoog',
    say: 'Je rivaal is geweest, nu ben jij weer aan de beurt. Deze kleine kaart is voor je kolen: {what}. De lus erop zegt dat ze nooit dichtgaat: iedereen mag haar gebruiken, zo vaak als hij kan betalen.',
    do: 'Kies de verlichte kaart.',
    why: 'Kolen leggen een lange weg af: mijnwagen, wagon, oven, cokeswagon, verkoop. Dit is de eerste stap.',
    stray: 'Ook dat mag. Maar de kolen moeten omhoog voordat er iets van te maken is:',
  },
  'carts-carts': {
    say: 'Raak de volle mijnwagens aan, de een na de ander. Kolen gaan naar je kolenwagons, steen naar de berg.',
    do: 'Haal een verlichte mijnwagen op.',
  },
  coke: {
    title: 'Maak cokes',
    say: 'Kolen alleen leveren weinig op. Deze kaart verkookst ze: {what}. De prijs is water in je mijn: houd de peilschaal in het oog.',
    do: 'Kies de verlichte kaart.',
    why: 'Een volle wagon wordt één cokes, of hij nu klein is of groot. De grote kaarten doen meer in één keer, maar slechts één speler kan ze in een ronde gebruiken.',
    stray: 'Ook dat mag. Je kolen wachten nog op de ovens:',
  },
  'coke-coke': {
    say: 'In welke oven komen de cokes? De grijze zijn voor iedereen. Laat je eigen oven leeg: dan levert hij in elke ronde een witte fiche op.',
    do: 'Kies een verlichte oven.',
    why: 'Sommige grijze ovens doen meteen iets. Vraag het ze: druk op ? en raak er een aan, of houd je vinger erop.',
  },
  load: {
    title: 'Laad de cokes',
    say: 'Cokes in een oven zijn niet te verkopen. Deze kaart laadt ze op je cokeswagons, en de ovens zijn weer vrij.',
    do: 'Kies de verlichte kaart.',
    why: 'Twee cokes op wagons zijn een paar. Vanaf de volgende ronde kun je in elke voorbereiding één paar verkopen.',
    stray: 'Ook dat mag. Je cokes liggen nog in de ovens:',
  },
  'load-load': {
    say: 'Raak je cokes in de ovens aan, de een na de ander.',
    do: 'Laad verlichte cokes.',
  },
  coin: {
    title: 'De munt',
    say: 'Nu de munt: hij betaalt een grote kaart alsof hij je spelersfiche was. De verlichte levert je op: {what}.',
    do: 'Kies de verlichte kaart.',
    why: 'Munten komen terug als je cokes verkoopt, en voor steen op de berg. Het is dus niet erg er een uit te geven waar hij veel doet.',
  },
  next: {
    title: 'De volgende ronde',
    say: 'De ronde is voorbij, en haar kaart heeft je {points} opgeleverd. Je spelersfiche is terug. Nu begint alles opnieuw: blokjes, dan een andere tegel.',
    do: 'Ga verder met wat verlicht is.',
    why: 'De rondekaart zegt wat in deze ronde telt. Lees haar voordat je iets uitgeeft.',
  },
  'next-nothing': {
    say: 'De ronde is voorbij. Haar kaart heeft je deze keer niets opgeleverd, maar je spelersfiche is terug. Nu begint alles opnieuw: blokjes, dan een andere tegel.',
  },
  'next-rest': {
    title: 'De rest van de ronde',
    say: 'Je kunt nog iets betalen. Gebruik een kaart naar keuze, of pas: dan is de ronde voor jou voorbij.',
    do: 'Gebruik een kaart, of pas.',
  },
  'next-give': {
    say: 'Wie krijgt deze set? Je weet wat je nodig hebt.',
    do: 'Geef de set aan iemand.',
  },
  'next-cube': {
    say: 'Maak mijnwagens vol: wat vol is, kan deze ronde omhoog.',
    do: 'Leg een blokje op een verlichte mijnwagen.',
  },
  'next-tile': {
    say: 'Een andere tegel: de oude mag je niet opnieuw nemen. Kijk naar je water voordat je kiest.',
    do: 'Neem een tegel.',
    why: 'Het water stijgt in elke ronde met één. Komt het aan de top, dan neem je gereedschap; op het peil met de witte fiche kost het je die fiche.',
  },
  sale: {
    title: 'Verkoop een paar',
    say: 'Je eerste paar cokes is klaar. Verkocht levert het meteen een munt en een witte fiche op, en aan het eind van het spel {points}.',
    do: 'Verkoop het paar.',
    why: 'Elk volgend paar is meer waard dan het vorige. Per ronde is er één verkoop, dus het is goed telkens twee cokes klaar te hebben.',
    stray: 'Ze bederven niet: je kunt ze in de volgende ronde verkopen.',
  },
  barrier: {
    title: 'Door de slagboom',
    say: 'Passeer nu de slagboom met het kader ({track}). Wie hem passeert, krijgt midden in de actie wat zijn bord toont: {effects}.',
    do: 'Kies de verlichte kaart.',
    why: 'Zo worden het van één actie twee of drie. Dat is de kern van dit spel: laat het een het ander uitlokken.',
  },
  'barrier-more': {
    say: {
      one: 'Je schijf heeft nog {n} vak nodig om de slagboom te passeren ({track}). Gebruik nog een kaart.',
      other:
        'Je schijf heeft nog {n} vakken nodig om de slagboom te passeren ({track}). Gebruik nog een kaart.',
    },
    do: 'Kies de verlichte kaart.',
  },
  'way-pay': {
    title: 'Betaal de kaart',
    say: 'De gedrukte prijs is verlicht. Al het andere is meer dan je hoeft te geven.',
    do: 'Betaal met de verlichte fiches.',
    why: 'De spelersfiche betaalt een grote kaart, en ieder heeft er één per ronde. Een munt is het bewaren waard: ze betaalt alles.',
  },
  'way-option': {
    title: 'Een vak of een punt',
    say: 'Deze kaart geeft een van de twee. Het vak leidt naar de slagboom.',
    do: 'Neem het vak.',
  },
  'way-building': {
    title: 'Een gebouw',
    say: 'Bij de slagboom mag je bouwen. Neem een gebouw naar keuze van je balk: wat eronder ligt, helpt je in elke voorbereiding.',
    do: 'Neem een gebouw.',
  },
  'way-lot': {
    title: 'Een gebouw',
    say: 'Waar wil je het hebben? Elke bouwplaats zegt waar ze goed voor is, aan het eind van het spel of meteen.',
    do: 'Kies een bouwplaats.',
  },
  'way-benefit': {
    title: 'Kompel of schachtbok',
    say: 'Je bent een slagboom gepasseerd! Kies nu: je kompel gaat verder en gebruikt de cirkel waar hij blijft staan, of een schachtbok komt in het spel. Probeer de kompel.',
    do: 'Kies de kompel.',
    why: 'Schachtbokken maken je eigen kaart beter en openen de schachtbokkaarten. De kompel bewijst je een dienst waar hij ook blijft staan, en is punten waard als hij door de poort is.',
  },
  'way-miner': {
    title: 'De dienst van de kompel',
    say: 'Hij gaat één cirkel verder en gebruikt die waar hij blijft staan. Sommige cirkels kopiëren een kaart die anderen betaald hebben.',
    do: 'Stuur hem naar een verlichte cirkel.',
  },
  'way-copy': {
    title: 'Kopieer een kaart',
    say: 'Hier doe je wat een andere kaart zegt zonder haar te betalen, ook als ze al gebruikt is. Kies die jou het meest helpt.',
    do: 'Kopieer een kaart.',
  },
  'way-more': {
    title: 'Het een lokt het ander uit',
    say: 'Wat je deed, heeft iets anders uitgelokt. Neem wat jou het meest helpt: wat je aanwijst, zegt wat het oplevert.',
    do: 'Kies iets dat verlicht is.',
  },
  'way-after': {
    title: 'Na de actie',
    say: 'Op je berg ligt steen: één keer per beurt is die te ruilen voor vakken, punten of een munt. Doe het, of beëindig je beurt.',
    do: 'Beëindig je beurt.',
  },
  own: {
    title: 'Je eigen kaart',
    say: 'Je water staat op {n}. De kaart in jouw kleur is voor jou alleen, één keer per ronde, en pompt: {what}. Met schachtbokken in het spel brengt ze je ook verder op het spoor.',
    do: 'Kies je eigen kaart.',
    why: 'Op peil {level} verbergt het water een van je witte fiches, aan de top levert het gereedschap op; drooggepompt levert het een punt op. Wie voorzichtig is, houdt het laag.',
  },
  end: {
    title: 'Glückauf, de rest is aan jou',
    say: 'Je hebt cokes gemaakt, en het een heeft het ander uitgelokt: dat is het spel. Gebouwen, schachtbokken en de berg wachten op je: ze leggen zichzelf uit als je op ? drukt of je vinger erop houdt.',
    do: 'Speel zelf verder.',
  },
} satisfies Dictionary;
