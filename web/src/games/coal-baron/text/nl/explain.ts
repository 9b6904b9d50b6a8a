export default {
  free: 'Het vak is vrij: één werker is genoeg.',
  ousts: {
    one: 'Daar staat {n} werker van {name}: die gaat naar de kantine en jij plaatst er één meer.',
    other: 'Daar staan {n} werkers van {name}: die gaan naar de kantine en jij plaatst er één meer.',
  },
  oustsOwn: {
    one: 'Daar staat {n} eigen werker: die gaat naar de kantine en je plaatst er één meer.',
    other: 'Daar staan {n} eigen werkers: die gaan naar de kantine en je plaatst er één meer.',
  },
  bankCosts: 'Altijd één, hoeveel er ook al staan.',

  tileGives:
    'Je koopt deze tegel: hij komt op niveau {level}, {side}, met een blokje in elke mijnkar. Mijnkarren worden alleen deze ene keer gevuld.',
  tileNow:
    'Van deze kleur vragen je bestellingen er nog {want}; je hebt er {have} in mijnkarren, kooi en opslag.',
  marksLeft: 'Je houdt {marks} over.',
  marksThen: 'Dan heb je {marks}.',
  drawTiles: 'De stapel bekijken',
  drawTilesGives: {
    one: 'Je bekijkt de laatste tegel van de stapel en mag hem voor zijn prijs kopen.',
    other:
      'Je bekijkt de bovenste {n} tegels van de stapel en mag er een voor zijn prijs kopen. De andere gaan terug, allemaal bovenop of allemaal onderop.',
  },
  tilesLeft: { one: 'In de stapel ligt nog {n} tegel.', other: 'In de stapel liggen nog {n} tegels.' },
  mineGives: 'Tot {n} werkstappen, in elke volgorde; stop wanneer je wilt. Eén stap is een van deze dingen:',
  stepCage: 'kooi naar een niveau of naar boven',
  stepLoad: 'een blokje uit een mijnkar in de kooi, op zijn niveau',
  stepFill: 'een blokje op een bestelling, boven of uit de opslag',
  stepStore: 'een blokje in de opslag, boven',
  mineNow: 'Op je bestellingen zijn {want} vakjes vrij; voor {have} heb je de kolen.',
  mineNowNone: 'Op je bestellingen is geen vakje vrij.',
  deliverGives:
    'Al je bestellingen voor dit vervoermiddel die klaar zijn, vertrekken samen. Ze leveren meteen punten op, en de klok telt ze na elke shift.',
  deliverNow: { one: '{n} bestelling is klaar: {points}.', other: '{n} bestellingen zijn klaar: {points}.' },
  moneyGives: 'Je neemt meteen {marks}.',
  bankGives: '{marks} voor één werker. Hier wordt nooit iemand verdrongen.',
  orderGives: {
    one: 'Je neemt deze bestelling. Afgeleverd levert ze {points} op; blijft ze aan het einde liggen, dan kost ze een punt.',
    other:
      'Je neemt deze bestelling. Afgeleverd levert ze {points} op; blijft ze aan het einde liggen, dan kost ze {n} punten.',
  },
  orderNow: 'Vakjes waarvoor je de kolen hebt: {have} van {n}.',
  drawOrders: 'De stapel bekijken',
  drawOrdersGives: {
    one: 'Je bekijkt de laatste bestelling van de stapel en mag ze houden.',
    other:
      'Je bekijkt de bovenste {n} bestellingen van de stapel en mag er een houden. De andere gaan terug, allemaal bovenop of allemaal onderop.',
  },
  ordersLeft: {
    one: 'In de stapel ligt nog {n} bestelling.',
    other: 'In de stapel liggen nog {n} bestellingen.',
  },
  lockedGives: 'Bij dit aantal spelers plaatst niemand hier werkers.',
  emptyGives: 'Hier ligt niets meer, dus niemand kan er komen.',

  building: 'gebouw',
  factoryGives:
    'Hier koop je tegels met mijnkarren en kolen. Wie hier aan het einde van de shift de meeste werkers heeft, begint de volgende.',
  ordersGives: 'Hier neem je nieuwe bestellingen, zoveel je wilt.',
  payGives: 'Hier verdien je Marken voor tegels.',
  bankBuilding: 'Hier is altijd plaats: één werker, weinig geld, niemand wordt verdrongen.',
  stepsGives: 'Hier ontgin je. Het getal zegt hoeveel werkstappen je krijgt.',
  deliveryGives: 'Vanhier vertrekken bestellingen die klaar zijn, alle van één vervoermiddel samen.',
  canteenGives: 'Wie verdrongen is, zit hier tot de shift voorbij is. Zelf plaats je hier nooit iemand.',
  canteenNow: 'Hier zitten: {who}.',
  canteenNobody: 'Er is nog niemand verdrongen.',
  stockGives: 'De kolen die er nog zijn voor nieuwe tegels. Wat afgeleverd wordt, komt hier terug.',
  draftGives:
    'Voor de eerste shift neemt iedereen hier bestellingen, telkens één. Wat overblijft, gaat naar de bestellingen.',

  supplyGives:
    'Hiermee worden de mijnkarren van nieuwe tegels gevuld, elk voor {marks}. Is er niets meer, dan neemt de mijnkar een andere kleur of blijft hij leeg.',
  supplyNow: { one: 'Nog {n} blokje.', other: 'Nog {n} blokjes.' },
  inStock: 'in de voorraad',
  draftOrder: 'een van de eerste bestellingen',
  lookedAt: 'uit de stapel, alleen jij ziet het',
  returned: 'Kaarten die teruggaan',
  returnedGives:
    'Wat je niet neemt, gaat terug, alles bovenop of alles onderop, in de volgorde die jij kiest. Het oog bij de stapel toont wat je nog weet.',
  shortName: 'De kolen raken op',
  shortGives:
    'In de voorraad is te weinig van deze kleur. De mijnkar neemt een blokje van een andere kleur of blijft leeg; lege mijnkarren leveren op de laatste klok punten op.',

  points: 'Overwinningspunten',
  pointsGives:
    'Afgeleverde bestellingen tellen meteen, de klok na elke shift, en wat overblijft aan het einde. Wie de meeste punten heeft, wint.',
  pointsNow: 'Nu {now}, en {then} als de shift nu eindigde.',
  pointsNowLast: 'Nu {now}, en {then} als het spel nu eindigde.',
  workersName: 'Werkers',
  workersGives:
    'Je plaatst ze beurt na beurt op vakken. Wie er geen meer heeft, wacht; heeft niemand er nog, dan eindigt de shift en komen ze allemaal thuis.',
  workersNow: '{n} te plaatsen, {canteen} in de kantine, {bank} bij de bank.',
  marksName: 'Marken',
  marksGives:
    'Hiermee betaal je tegels. Aan het einde zijn er elke {n} een punt waard, en de rest beslist bij een gelijke stand.',
  marksNow: 'Je hebt {marks}.',
  ownOrder: 'een van je bestellingen',
  ownOrderGives: {
    one: 'Een vakje neemt een blokje van zijn kleur, of twee willekeurige. Klaar en afgeleverd levert ze {points} op; blijft ze aan het einde liggen, dan kost ze een punt.',
    other:
      'Een vakje neemt een blokje van zijn kleur, of twee willekeurige. Klaar en afgeleverd levert ze {points} op; blijft ze aan het einde liggen, dan kost ze {n} punten.',
  },
  ownOrderNow: 'Vrije vakjes: {n}. Voor {have} daarvan heb je de kolen.',
  ownOrderReady: 'Klaar. Ze wacht op je werkers: {space}.',
  deliveredGives:
    'Zoveel vakjes heb je afgeleverd. Deze getallen vergelijkt de klok na elke shift, telkens opnieuw.',

  levelGives:
    'Hier liggen de kolen in {colour}, en een mijnkar ervan kost {marks}. De kooi komt in één stap hierheen, waar ze ook is.',
  surfaceName: 'De oppervlakte',
  surfaceGives:
    'Hier wordt de kooi geleegd: op bestellingen of in de opslag. Van elk niveau komt ze in één stap naar boven.',
  gallery: 'Niveau {n}, {side}',
  galleryGives:
    'Mijnkarren met hun kolen: één is gedrukt, de andere kwamen met tegels. Wat eruit is, wordt niet vervangen; lege mijnkarren leveren op de laatste klok punten op.',
  cart: 'Mijnkar op niveau {n}',
  cartGives:
    'Zijn blokje gaat in de kooi, als die op dit niveau staat en plaats heeft. De lege mijnkar blijft staan.',
  cageName: 'De kooi',
  cageGives:
    'Ze brengt tot {n} blokjes naar boven. Tot je weer ontgint, blijft ze met haar lading staan waar ze staat.',
  storageGives:
    'Kolen die je voor later naar boven hebt gebracht. Bij het ontginnen gaat elk blokje vanhier in één stap op een bestelling.',
  balanceName: 'Balans van de tegels',
  balanceGives:
    'Aan het einde kost elke tegel die de ene kant meer heeft dan de andere {n} punten. Gedrukte mijnkarren zijn geen tegels.',
  balanceNow: '{tiles} Punten aan het einde: {points}.',
  sideGives:
    'De lamp op een tegel zegt waar hij komt: brandt ze, dan aan de lichte kant, is ze uit, dan aan de donkere.',
  stepsNow: '{left}.',
  pairsGives:
    'Twee willekeurige blokjes mogen één vakje van elke kleur vullen. Op de klok telt het als de kleur die erop gedrukt staat.',

  clockGives:
    'Na elke shift vergelijkt ze de spelers, altijd vanaf uur 1 en elke keer verder. Wie van een uur het meeste heeft, krijgt de punten ervan.',
  clockSecond: 'Ook wie het op één na meeste heeft, krijgt punten.',
  clockNoSecond: 'Met twee spelers zijn er geen tweede plaatsen.',
  clockNow: 'Als deze shift eindigt, tellen de uren 1 tot en met {last}.',
  hourOf: 'uur {n} van de shiftklok',
  hourCoal: 'Het telt de vakjes van deze kleur op afgeleverde bestellingen.',
  hourVehicle: 'Het telt de vakjes op bestellingen die met dit vervoermiddel zijn afgeleverd.',
  hourCarts: 'Het telt lege mijnkarren van deze kleur in de put, ook de gedrukte.',
  gainsGives:
    'Wat de klok iedereen zou opleveren, en het totaal ermee. In de laatste shift ook wat er aan het einde over is.',
  rivalGives:
    'Alles wat een rivaal heeft, ligt open: werkers, Marken, bestellingen, put. Raak het aan om alles te zien.',
  rivalNow: '{workers}, {marks}, {points}.',

  score: 'waar de punten vandaan komen',
  scoreOrders: 'Elke afgeleverde bestelling leverde meteen haar punten op.',
  scoreMajorities: 'De klok na een shift: elk uur ging naar wie er het meeste van had.',
  scoreMoney: 'Elke {n} Marken die over zijn, zijn een punt waard.',
  scoreCubes:
    'Elke {n} blokjes die over zijn in mijnkarren, kooi en opslag en op bestellingen, zijn een punt waard.',
  scoreOutstanding: {
    one: 'Elke bestelling die niet is afgeleverd, kost een punt, klaar of niet.',
    other: 'Elke bestelling die niet is afgeleverd, kost {n} punten, klaar of niet.',
  },
  scoreBalance: 'Elke tegel die de ene kant van de put meer heeft dan de andere, kost {n} punten.',
};
