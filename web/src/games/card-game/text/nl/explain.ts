export default {
  stackOf: { one: 'stapel, nog {n} kaart', other: 'stapel, nog {n} kaarten' },
  actionCard: 'actiekaart',
  priceFirst: {
    one: 'Precies {n} arbeider: in deze shift is hier nog niemand geweest.',
    other: 'Precies {n} arbeiders: in deze shift is hier nog niemand geweest.',
  },
  pricePrinted: {
    one: 'Precies {n} arbeider: {printed} staat al op de kaart gedrukt.',
    other: 'Precies {n} arbeiders: {printed} staat al op de kaart gedrukt.',
  },
  priceAfter: {
    one: 'Precies {n} arbeider: één meer dan {name} neerlegde.',
    other: 'Precies {n} arbeiders: één meer dan {name} neerlegde.',
  },
  priceAfterYou: {
    one: 'Precies {n} arbeider: één meer dan jij neerlegde.',
    other: 'Precies {n} arbeiders: één meer dan jij neerlegde.',
  },
  takeLorry: 'Neem de bovenste kaart. Die komt aan het linkereinde van je mijnrij.',
  takeWagon:
    'Neem de bovenste kaart. Die komt op een van je sporen met het embleem van de wagon, een jokerwagon op elk spoor.',
  takeEngine: 'Neem de bovenste kaart. Die komt op een spoor zonder loc en blijft daar.',
  takeOrder: 'Neem de bovenste kaart in je hand. Elke trein heeft een bestelling nodig om te vertrekken.',
  takeShare:
    'Neem de bovenste kaart en leg die open voor je. Punten komen er met een bestelling van dezelfde bestemming.',
  takeInnovation: 'Neem de bovenste kaart in je hand, voor later of nog voor deze beurt.',
  takeObjective: 'Neem de bovenste kaart en leg die open voor je. Aan het eind levert ze punten op.',
  twins: 'Is een van de twee stapels op, dan krijgt die de onderste helft van de andere.',
  mine: 'Doe {a} of {b} stappen, minstens {a}. Een stap verplaatst een kar: uit de rij naar een wagon of de opslag, of uit de opslag naar een wagon.',
  mineToken:
    'Doe {a} of {b} stappen, of wees er gewoon: wie hier in een shift het laatst was, krijgt het fiche en begint de volgende.',
  delivery:
    'Laat treinen vertrekken. Elke trein heeft een loc nodig, geladen karren en een bestelling van jou die niet meer vraagt dan er geladen is.',
  wild: 'Noem een stapel, bekijk de bovenste {n} kaarten en houd er één. De andere gaan onder de stapel, in de volgorde die jij wilt.',
  onTop: 'Bovenop ligt: {card}.',
  nextPays: { one: 'Wie hierna komt, betaalt {n}.', other: 'Wie hierna komt, betaalt {n}.' },
  priceOf: 'Prijs: {zone}',
  workerZone: 'zone voor arbeiders',
  payExactly:
    'Leg arbeiderskaarten neer die samen precies dit aantal zijn, nooit meer. Elke inzet maakt het één duurder; na de shift begint alles opnieuw.',
  liesHere: 'Hier liggen: {cards}.',
  liesOf: '{cards} van {name}',
  liesNothing: 'Hier ligt geen kaart.',
  canPay: 'Met jouw kaarten komt het uit.',
  topCard: 'bovenop: {zone}',
  inTheBox: '{n} in het spel',
  inTheBoxRebuilt: '{n} in het spel (gereconstrueerd)',
  inTheBoxRebuiltPoints: '{n} in het spel (aantal en punten gereconstrueerd)',
  beneath: 'Onder de bovenste kaart: {zone}',
  beneathGives:
    'De bovenste kaart van een stapel ziet iedereen, de kaarten eronder niemand, tot ze worden genomen of bekeken.',
  beneathRebuilt: 'Hoeveel er van elke soort zijn, is gereconstrueerd.',
  beneathNone: 'Je kent er geen een van.',
  beneathLast: 'De bovenste kaart is de laatste.',
  beneathEmpty: 'De stapel is leeg.',
  hiddenTop: 'Bovenste kaart',
  hiddenTopGives: 'Iemand bekijkt de bovenste kaarten van deze stapel. Daarna komt de volgende tevoorschijn.',
  token: 'Fiche van shift {n}',
  tokenKind: 'shiftfiche',
  tokenGives: {
    one: 'Het levert {n} punt op. Als iedereen gepast heeft, gaat het naar wie het laatst op de kaart Delven {a} of {b} was; die begint de volgende shift.',
    other:
      'Het levert {n} punten op. Als iedereen gepast heeft, gaat het naar wie het laatst op de kaart Delven {a} of {b} was; die begint de volgende shift.',
  },
  tokenHas: '{name} heeft het.',
  tokenWasThere: '{name} was daar het laatst en zou het krijgen.',
  tokenOfBefore: 'Daar is nog niemand geweest: {name} begon deze shift en zou het krijgen.',
  tokenLater: 'Het komt nog.',
  shift: 'Shift {a} van {b}',
  shiftGives:
    'Om de beurt zet iedereen arbeiders in of past. Heeft iedereen gepast, dan komen de arbeiderskaarten terug en begint elke prijs opnieuw.',
  shiftNow: '{name} begon deze shift.',
  shiftPassed: 'Gepast: {names}.',

  lorryOne: {
    one: 'Verplaatsen kost {n} stap, en voor een bestelling telt ze als één kar. Met een trein vertrokken levert ze {points} op.',
    other:
      'Verplaatsen kost {n} stappen, en voor een bestelling telt ze als één kar. Met een trein vertrokken levert ze {points} op.',
  },
  lorryTwo: {
    one: 'Eén kaart voor één wagon. Verplaatsen kost {n} stap en ze telt als {n} kar voor een bestelling, maar levert zelf geen punten op.',
    other:
      'Eén kaart voor één wagon. Verplaatsen kost {n} stappen en ze telt als {n} karren voor een bestelling, maar levert zelf geen punten op.',
  },
  wagonCrest: {
    one: 'Neemt één kaart met karren van zijn embleem op. Hij mag op spoor {docks} staan.',
    other: 'Neemt één kaart met karren van zijn embleem op. Hij mag op de sporen {docks} staan.',
  },
  wagonWild:
    'Mag op elk spoor staan en neemt één kaart met karren op van een van de twee emblemen van dat spoor.',
  engineGives:
    'Trekt de trein van haar spoor; elk spoor heeft één loc. Treinen met locs van één type mogen met één levering samen vertrekken.',
  orderGives: {
    one: 'Een trein met minstens {n} geladen kar vertrekt ermee, dan levert ze aan het eind {points} op. In de hand levert ze niets op.',
    other:
      'Een trein met minstens {n} geladen karren vertrekt ermee, dan levert ze aan het eind {points} op. In de hand levert ze niets op.',
  },
  shareGives:
    'Levert aan het eind {points} op als een van je vervulde bestellingen van dezelfde bestemming het dekt: {destination}. Een bestelling dekt één aandeel.',
  workersGives:
    'Neergelegd als arbeiders, alleen of met andere kaarten, telt ze als elk aantal van 1 tot {n}. Aan het eind van de shift gaat ze uit het spel.',
  freeGives:
    'Gespeeld vóór of na je inzet, zonder arbeiders: {action}. Daarna gaat ze uit het spel; geen prijs stijgt.',
  'free-lorry': 'de bovenste kaart van een van de twee stapels karren',
  'free-wagon': 'de bovenste kaart van een van de twee stapels wagons',
  'free-engine': 'de bovenste loc',
  'free-order': 'de bovenste bestelling',
  'free-share': 'het bovenste aandeel',
  'free-mining': '{a} tot {b} mijnstappen',
  'free-delivery': 'een levering',
  tokensGives: 'Levert aan het eind {points} op voor elke {n} van je shiftfiches.',
  objectivesGives: 'Levert aan het eind {points} op voor elk van je doelkaarten, ook deze zelf.',
  enginesGives: 'Levert aan het eind {points} op voor elke loc {type} die met een van je treinen vertrok.',
  sharesGives:
    'Levert aan het eind {points} op voor elk van je aandelen dat een bestelling dekt: {destination}.',
  ordersGives: 'Levert aan het eind {points} op voor elke bestelling die je hebt vervuld: {destination}.',
  lorriesGives:
    'Levert één keer {points} op als je vervulde bestellingen samen {n} karren of meer vragen: {destination}. Wat de treinen vervoerden, doet er niet toe.',
  lorryFits: {
    one: 'Een lege wagon ervoor staat op spoor {docks}.',
    other: 'Lege wagons ervoor staan op de sporen {docks}.',
  },
  lorryFitsNot: 'Geen van je lege wagons neemt deze kaart op.',
  wagonTakes: 'Hij zou kunnen opnemen: {cards}.',
  wagonTakesNone: 'Er wacht geen kar van jou die past.',
  engineFree: { one: 'Spoor {docks} heeft geen loc.', other: 'De sporen {docks} hebben geen loc.' },
  engineTwin: {
    one: 'Een van hetzelfde type staat op spoor {docks}: ze kunnen samen vertrekken.',
    other: 'Andere van hetzelfde type staan op de sporen {docks}: ze kunnen samen vertrekken.',
  },
  orderFits: {
    one: 'De trein op spoor {docks} heeft er genoeg karren voor.',
    other: 'De treinen op de sporen {docks} hebben er genoeg karren voor.',
  },
  orderShort: 'Je volste spoor heeft er {a} van de {b} die ze vraagt.',
  shareWould: 'Het zou {points} opleveren: een bestelling van jou dekt nog geen aandeel.',
  shareScores: 'Het levert {points} op: een van je vervulde bestellingen dekt het.',
  shareNothing: 'Nog niets: je hebt geen vervulde bestelling van deze bestemming over.',
  objectiveNow: 'Ze levert {points} op: {missing}.',

  rowGives:
    'Hier wachten karren. Nieuwe komen links binnen; alleen de meest rechtse kun je verplaatsen, naar een wagon of naar de opslag.',
  rowNext: 'Als volgende komt eruit: {card}.',
  rowEmpty: 'Hier wacht geen kar.',
  rowPlace: 'mijnrij, {a} van {b}',
  rowFirst: 'Ze komt er als volgende uit.',
  rowBehind: { one: '{n} kaart komt er eerder uit.', other: '{n} kaarten komen er eerder uit.' },
  storageGives:
    'Elke kaart in de opslag kun je laden, in elke volgorde, voor zoveel stappen als ze karren heeft. Hierheen brengen kostte evenveel.',
  storageNow: { one: 'Hier ligt {n} kaart: {cards}.', other: 'Hier liggen {n} kaarten: {cards}.' },
  storageEmpty: 'Ze is leeg.',
  stored: 'in de opslag',
  dockKind: 'voor {crests}',
  dockGives:
    'Eén loc en zoveel wagons als je wilt. Een wagon neemt een kar alleen op als ook het spoor dat embleem toont. Alles vertrekt samen.',
  trainReady: {
    one: 'Klaar voor vertrek met {n} kar: {orders}.',
    other: 'Klaar voor vertrek met {n} karren: {orders}.',
  },
  trainMissing: 'Voor vertrek ontbreekt: {what}.',
  trainMissingEngine: 'een loc',
  trainMissingLoad: 'een geladen kar',
  trainMissingOrder: {
    one: 'een bestelling voor {n} kar',
    other: 'een bestelling voor hoogstens {n} karren',
  },
  trainTheirs: {
    one: 'De trein kan vertrekken met een bestelling voor {n} kar.',
    other: 'De trein kan vertrekken met een bestelling voor hoogstens {n} karren.',
  },
  slot: 'Plaats voor een loc',
  slotGives: 'Zonder loc vertrekt geen trein. Een loc die hier staat, blijft tot het vertrek.',
  atDock: 'spoor {n}',
  wagonLoaded: 'Hij draagt: {card}. De lading blijft tot het vertrek.',
  wagonEmpty: 'Hij is leeg en zou leeg met zijn trein vertrekken.',
  loadGives:
    'Zoveel karren staan hier geladen. Een bestelling voor deze trein mag niet meer vragen; wat over is, rijdt mee.',
  deliveredGives:
    'Wat met treinen is vertrokken. Losse karren en bestellingen leveren aan het eind punten op, locs tellen voor doelkaarten.',
  deliveredNow: 'Karren {lorries}, bestellingen {orders}.',
  deliveredNothing: 'Er is nog geen trein vertrokken.',
  fulfilledKind: 'vervulde bestelling',
  fulfilledGives: 'Ze levert aan het eind {points} op en dekt één aandeel van haar bestemming.',
  sentEngine: 'vertrokken loc',
  sentEngineGives: 'Een vertrokken loc levert zelf niets op, maar telt voor de doelkaart van haar type.',
  sentLorries: 'Geleverde karren',
  sentLorriesGives:
    'Een kaart met één kar levert op wat erop gedrukt staat, een kaart met twee levert niets op.',

  workerCard: 'arbeiderskaart',
  workerGives:
    'Leg ze alleen of met andere neer, zodat ze samen precies de prijs van een zone zijn. Aan het eind van de shift komt ze terug.',
  workerZones: 'Alleen betaalt ze: {zones}.',
  workerNoZone: 'Geen zone kost nu precies zoveel: ze heeft gezelschap nodig, of een hogere prijs.',
  handWorkers: 'Arbeiderskaarten in de hand',
  handWorkersNow: { one: '{n} arbeider op {cards}.', other: '{n} arbeiders op {cards}.' },
  handOrders: 'Bestellingen in de hand',
  handOrdersGives:
    'Elke trein vertrekt met een ervan. Wat je aan het eind van het spel nog in de hand hebt, levert niets op.',
  handInnovations: 'Innovaties in de hand',
  handInnovationsGives:
    'Sommige speel je voor een actie zonder arbeiders, vóór of na je inzet. Andere leg je neer als arbeiders.',
  openShares: 'Aandelen',
  openSharesGives:
    'Ze liggen open. Elk levert aan het eind {points} op als een vervulde bestelling van zijn bestemming het dekt.',
  openObjectives: 'Doelkaarten',
  openObjectivesGives: 'Ze liggen open en leveren aan het eind van het spel punten op, elk zoals erop staat.',
  holds: { one: 'Je hebt {n} kaart.', other: 'Je hebt {n} kaarten.' },
  inHand: 'in je hand',
  inHandSecret: 'in je hand, onbekend voor de anderen',
  innovationNow: 'Je kunt ze nu spelen.',
  payKind: 'één manier om te betalen, {zone}',
  payGives: 'Deze arbeiderskaarten blijven daar tot het eind van de shift, dan komen ze terug.',
  payGivesInnovation:
    'Arbeiderskaarten komen aan het eind van de shift terug, de innovatie gaat uit het spel.',
  payKeeps: 'Je houdt: {cards}.',

  stepsKind: 'delven',
  stepsGives:
    'Een kaart kost zoveel stappen als ze karren toont. Wat verplicht is, moet je doen, de rest naar believen.',
  deliverGives:
    'Minstens één trein vertrekt. Andere mogen mee als hun locs van hetzelfde type zijn en elke trein een eigen bestelling heeft.',
  departureKind: 'voor de trein op spoor {n}',
  departureNow: { one: 'Het vertrek levert {n} punt op.', other: 'Het vertrek levert {n} punten op.' },
  lookGives:
    'Houd één kaart en leg die waar haar soort hoort. De andere gaan onder de stapel; een bestelling of innovatie die je houdt, blijft geheim.',
  seenMine: 'alleen jij ziet ze',
  seenNow: 'De kaart die je houdt, is meteen van jou.',
  underNow: 'De volgende die je aantikt, gaat onder de stapel, onder de vorige.',
  underGives:
    'Wat niet is gehouden, gaat kaart voor kaart onder de stapel; de laatste ligt helemaal onderop.',
  backKind: 'kaart die wordt bekeken',
  backGives: 'Alleen {name} ziet ze. Eén wordt gehouden, de andere gaan onder de stapel.',
  stepMove: 'mijnstap',
  stepLoad: 'De kar gaat in de wagon en blijft daar tot het vertrek.',
  stepStore: 'De kar gaat naar de opslag. Vandaar kun je ze met elke latere stap laden.',
  stepCosts: { one: '{n} van je mijnstappen.', other: '{n} van je mijnstappen.' },

  rivalKind: 'rivaal',
  rivalGives: 'Sporen, aandelen en doelkaarten van iedereen liggen open. Tik erop om alles te zien.',
  rivalPassed: 'Heeft in deze shift gepast.',
  rivalNow: 'Nog {workers}, {points}.',
  countOf: '{what}: {name}',
  countHand: 'in de hand',
  countOpen: 'open op tafel',
  countWorkers: 'Arbeiders die nog in de hand zijn: zoveel kunnen er in deze shift nog worden neergelegd.',
  countOrders: 'Bestellingen in de hand. Ze leveren pas iets op als er een trein mee is vertrokken.',
  countInnovations: 'Innovaties in de hand, voor acties of in plaats van arbeiders.',
  countShown: 'Iedereen zag ze nemen: {cards}.',
  countUnseen: {
    one: '{n} kaart kwam door de vrije keuze, ongezien.',
    other: '{n} kaarten kwamen door de vrije keuze, ongezien.',
  },
  countRemembered: 'Welke, dat moet je aan deze tafel zelf onthouden.',
  countShares: 'Aandelen leveren punten op met vervulde bestellingen van hun bestemming.',
  countObjectives: 'Doelkaarten leveren aan het eind punten op, elk zoals erop staat.',
  countTokens: 'Shiftfiches leveren aan het eind punten op; bij gelijke stand beslist het laatste.',
  countIs: 'Nu {n}.',
  countCards: '{cards}.',
  standingGives:
    'Punten als het spel met deze shift eindigde: karren, bestellingen, aandelen, fiches en doelkaarten. Tik erop voor het puntenblad.',
  standingNow: '{name} staat voor met {points}.',
  standingTie: 'Gelijk aan kop: {names}, {points}.',
  recapGives:
    'Wat de anderen deden sinds je laatste beurt. Een regel aantikken markeert de plek op het bord.',
  knownGives:
    'Wat je hebt gezien en waar het ligt, zoals een oplettende speler het zou onthouden. Er wordt van boven geteld.',
  bringsGives: 'Wat de zet onder de aanwijzer aan je punten zou toevoegen, bron voor bron.',
};
