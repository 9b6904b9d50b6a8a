import type { Dictionary } from '.';

export default {
  coal: { yellow: 'gele kolen', brown: 'bruine kolen', gray: 'grijze kolen', black: 'zwarte kolen' },
  welcome: {
    title: 'Welkom in je mijn',
    say: 'Je delft kolen, laadt ze op bestellingen en levert die af voor punten. De bovenste helft van de tafel is van iedereen, de onderste van jou.',
    do: 'Lees het bord en ga verder.',
    why: 'Het spel heeft {n} shifts, en wie na de laatste de meeste punten heeft, wint. Deze gids blijft de eerste shift bij je.',
  },
  first: {
    title: 'Neem een bestelling',
    say: 'Een bestelling is een klant die bepaalde kolen wil. Je hebt er al twee; neem de verlichte als derde. Die wil gele kolen, de goedkoopste die er zijn.',
    do: 'Raak de verlichte bestelling aan.',
    why: 'Letter en vorm noemen de kolen die hij wil. Het getal is wat je ervoor krijgt, en het vervoermiddel zegt waarmee ze vertrekt: allebei belangrijk als je aflevert.',
  },
  pit: {
    title: 'Je put',
    say: 'Onder de grond liggen {n} niveaus: bovenaan gele kolen, onderaan zwarte, hoe dieper, hoe duurder. Op elk staat een mijnkar met één blokje kolen. De kooi in de schacht brengt blokjes naar je bestellingen.',
    do: 'Bekijk je put en ga verder.',
    why: 'Je zult mijnkarren bijbouwen, aan de lichte of aan de donkere kant van de schacht. Houd beide kanten gelijk: te veel aan één kant kost aan het einde punten.',
  },
  tile: {
    title: 'Koop kolen die je mist',
    say: 'Je bestellingen willen meer {coal} dan er in je put liggen. De verlichte tegel brengt een mijnkar ermee. Hij kost {workers} en {marks}.',
    do: 'Raak de verlichte tegel in de mijnkarfabriek aan.',
    why: 'Een mijnkar komt gevuld en wordt nooit meer gevuld. Een tegel is dus zoveel blokjes waard als hij mijnkarren heeft.',
  },
  money: {
    title: 'Verdien wat geld',
    say: 'Tegels kosten Marken, en die van jou raken snel op. Het verlichte vak levert meteen {marks} op voor {workers}.',
    do: 'Raak de verlichte munt bij het geld aan.',
    why: 'Aan het einde zijn {n} Marken maar één punt. Verdien dus wat je voor tegels nodig hebt, en niet veel meer.',
  },
  mine: {
    title: 'Haal de kolen naar boven',
    say: 'Het verlichte vak geeft je {n} werkstappen en kost {workers}. De kooi verplaatsen, een blokje laden, een blokje op een bestelling leggen: elk is één stap.',
    do: 'Raak het verlichte getal bij de ontginning aan.',
    why: 'Je mag altijd stoppen, maar stappen die over zijn, vervallen. De kooi blijft met haar kolen staan tot je weer ontgint.',
  },
  down: {
    title: 'Verplaats de kooi',
    say: 'Je bestellingen willen {coal}, en die liggen op niveau {level}. De kooi komt daar in één stap, hoe ver het ook is.',
    do: 'Raak het verlichte plaatje {level} in de schacht aan.',
    why: 'Haal liefst meerdere blokjes in één rit: de rit is één stap, en naar boven komen ook.',
  },
  load: {
    title: 'Laad een blokje',
    say: 'Eén stap brengt één blokje uit een mijnkar in de kooi, die plaats heeft voor {places}. De lege mijnkar blijft in de put.',
    do: 'Raak de verlichte mijnkar aan.',
    why: 'Ook lege mijnkarren zijn ergens goed voor: in de laatste shift krijgt wie van een kleur de meeste heeft er punten voor.',
  },
  up: {
    title: 'Naar de oppervlakte',
    say: 'In de kooi zit wat je bestellingen willen. Kolen komen er alleen boven uit.',
    do: 'Raak het verlichte plaatje 0 bovenaan de schacht aan.',
    why: 'Van elk niveau is het één stap omhoog, net als het er één omlaag was.',
  },
  fill: {
    title: 'Laad een bestelling',
    say: 'Eén stap legt één blokje op een vakje van zijn kleur. Zijn alle vakjes gevuld, dan is de bestelling klaar.',
    do: 'Raak het verlichte vakje op je bestelling aan.',
    why: 'Mis je een kleur, dan mogen twee willekeurige blokjes samen een vakje vullen. Dat kost {n} stappen.',
  },
  stop: {
    title: 'Stop met ontginnen',
    say: 'Meer kan voorlopig niet, en stappen die over zijn, vervallen. Stop, dan is de ander aan de beurt.',
    do: 'Druk op “{stop}”.',
    why: 'Je zou de kooi ook al naar een niveau kunnen sturen, zodat ze daar op de volgende keer wacht.',
  },
  deliver: {
    title: 'Lever af',
    say: 'Bestellingen die klaar zijn, leveren pas punten op als ze vertrekken. Alle van één vervoermiddel vertrekken samen: hier is dat {points} waard.',
    do: 'Raak het verlichte vervoermiddel bij de aflevering aan.',
    why: 'De kolen gaan terug naar de voorraad. Maar wat je afgeleverd hebt, blijft van jou voor de klok, die het na elke shift telt.',
  },
  oust: {
    title: 'Niets is ooit gesloten',
    say: 'Op het verlichte vak staan al werkers. Ze gaan naar de kantine en doen deze shift niet meer mee; jij plaatst er één meer dan er stonden: {workers}.',
    do: 'Raak het verlichte vak aan.',
    why: 'Alles is te krijgen, maar elke keer wordt het duurder. Vaak is iets anders bijna zo goed en kost het maar één werker.',
  },
  order: {
    title: 'Neem een nieuwe bestelling',
    say: 'Linksboven wachten nieuwe bestellingen. De verlichte past bij je kolen. Neem alleen wat je kunt vullen: wat aan het einde blijft liggen, kost {points}.',
    do: 'Raak de verlichte bestelling aan.',
    why: 'Past er geen, bekijk dan de stapel: je ziet {n} kaarten en mag er een houden.',
  },
  orderLacking: {
    title: 'Neem een nieuwe bestelling',
    say: 'Geen nieuwe bestelling past bij de kolen die je nog hebt. De verlichte mist het minst; dat zou je in de mijnkarfabriek kopen: {coal}. Neem alleen wat je kunt vullen: wat aan het einde blijft liggen, kost {points}.',
    do: 'Raak de verlichte bestelling aan.',
    why: 'Past er geen, bekijk dan de stapel: je ziet {n} kaarten en mag er een houden.',
  },
  clock: {
    title: 'De shiftklok',
    say: 'Heeft niemand nog werkers, dan is de shift voorbij. Dan vergelijkt de klok wie van elke soort kolen meer heeft afgeleverd: deze keer tellen de uren 1 tot en met {last}.',
    do: 'Bekijk de klok en ga verder.',
    why: 'Wat je nu aflevert, telt na de volgende shifts opnieuw. Dan komen er uren bij, voor vervoermiddelen en voor lege mijnkarren.',
  },
  rest: {
    title: 'Maak de shift af',
    say: 'Je hebt nog {workers} te plaatsen. Telkens is iets zinnigs verlicht; volg het licht, of probeer iets eigens.',
    do: '{idea}.',
    why: 'Lever af wat klaar is, haal naar boven wat bestellingen willen, koop wat ontbreekt. Past er niets, dan geeft de bank {marks} voor één werker.',
  },
  scored: {
    title: 'De shift is voorbij',
    say: 'De klok leverde jou {mine} op, en {name} {theirs}. Alle werkers zijn terug; al het andere blijft zoals het is.',
    do: 'Bekijk de telling en ga verder.',
    why: 'Wie de meeste werkers in de mijnkarfabriek had, begint de volgende shift.',
  },
  end: {
    title: 'Nu kun je spelen',
    say: {
      one: 'Er volgt nog {n} shift. Vraag “{ask}” en raak aan wat je niet kent, of vraag een tip. Glück auf!',
      other:
        'Er volgen nog {n} shifts. Vraag “{ask}” en raak aan wat je niet kent, of vraag een tip. Glück auf!',
    },
    do: 'Speel zelf verder.',
    why: 'Denk aan het einde: Marken en kolen die over zijn, zijn een beetje waard; bestellingen die over zijn en een scheve put kosten punten.',
  },
} satisfies Dictionary;
