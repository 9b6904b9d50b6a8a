import type { Dictionary } from '.';

export default {
  coal: { yellow: 'carbone giallo', brown: 'carbone marrone', gray: 'carbone grigio', black: 'carbone nero' },
  welcome: {
    title: 'Ecco la tua miniera',
    say: 'Estrai carbone, lo carichi sugli ordini e li consegni per fare punti. La metà superiore del tavolo è di tutti, quella inferiore è tua.',
    do: 'Leggi la lavagna, poi vai avanti.',
    why: 'La partita ha {n} turni di lavoro, e vince chi alla fine ha più punti. Questa guida resta con te per il primo.',
  },
  first: {
    title: 'Prendi un ordine',
    say: 'Un ordine è un cliente che vuole un certo carbone. Ne hai già due; prendi quello illuminato come terzo. Vuole carbone giallo, il meno caro che ci sia.',
    do: 'Tocca l’ordine illuminato.',
    why: 'Lettera e forma dicono quale carbone vuole. Il numero è quanto ricevi, e il mezzo dice come parte: contano tutti e due quando consegni.',
  },
  pit: {
    title: 'La tua miniera',
    say: 'Sottoterra ci sono {n} livelli: in alto il carbone giallo, in fondo il nero, più giù si va e più costa. Su ognuno c’è un vagoncino con un cubetto di carbone. La gabbia nel pozzo porta i cubetti su, ai tuoi ordini.',
    do: 'Guarda la tua miniera, poi vai avanti.',
    why: 'Aggiungerai vagoncini, sul lato chiaro o sul lato scuro del pozzo. Tieni pari i due lati: se uno è più lungo, alla fine perdi punti.',
  },
  tile: {
    title: 'Compra il carbone che ti manca',
    say: 'I tuoi ordini vogliono più {coal} di quanto ce ne sia nella tua miniera. La tessera illuminata aggiunge un vagoncino che ne è pieno. Costa {workers} e {marks}.',
    do: 'Tocca la tessera illuminata nella fabbrica vagoncini.',
    why: 'Un vagoncino arriva pieno e non si riempie mai più. Una tessera vale quindi tanti cubetti quanti sono i suoi vagoncini.',
  },
  money: {
    title: 'Guadagna un po’ di denaro',
    say: 'Le tessere costano marchi, e i tuoi non dureranno a lungo. Lo spazio illuminato dà subito {marks} per {workers}.',
    do: 'Tocca la moneta illuminata.',
    why: 'Alla fine {n} marchi fanno solo un punto. Guadagna quindi ciò che ti serve per le tessere, e non molto di più.',
  },
  mine: {
    title: 'Porta su il carbone',
    say: 'Lo spazio illuminato ti dà {n} azioni di lavoro e costa {workers}. Muovere la gabbia, caricare un cubetto, mettere un cubetto su un ordine: ognuna è un’azione.',
    do: 'Tocca il numero illuminato dell’estrazione.',
    why: 'Puoi fermarti quando vuoi, ma le azioni che avanzano sono perse. La gabbia resta dov’è con il suo carbone fino alla tua prossima estrazione.',
  },
  down: {
    title: 'Muovi la gabbia',
    say: 'I tuoi ordini vogliono {coal}, che sta al livello {level}. La gabbia ci arriva con una sola azione, per quanto sia lontano.',
    do: 'Tocca la targa illuminata {level} nel pozzo.',
    why: 'Conviene prendere più cubetti in un viaggio: il viaggio è un’azione, e lo è anche la risalita.',
  },
  load: {
    title: 'Carica un cubetto',
    say: 'Un’azione porta un cubetto da un vagoncino alla gabbia, che ha posto per {places}. Il vagoncino vuoto resta nella miniera.',
    do: 'Tocca il vagoncino illuminato.',
    why: 'Anche i vagoncini vuoti servono: nell’ultimo turno di lavoro fa punti chi ne ha di più di un colore.',
  },
  up: {
    title: 'Su, in superficie',
    say: 'Nella gabbia c’è ciò che vogliono i tuoi ordini. Il carbone ne esce solo in superficie.',
    do: 'Tocca la targa illuminata 0 in cima al pozzo.',
    why: 'Da ogni livello si sale con una sola azione, proprio come si scende.',
  },
  fill: {
    title: 'Carica un ordine',
    say: 'Un’azione mette un cubetto su una casella del suo colore. Quando tutte le caselle sono piene, l’ordine è completo.',
    do: 'Tocca la casella illuminata del tuo ordine.',
    why: 'Se ti manca un colore, due cubetti qualsiasi possono riempire insieme una casella. Costa {n} azioni.',
  },
  stop: {
    title: 'Smetti di estrarre',
    say: 'Per ora non si può fare altro, e le azioni che avanzano sono perse. Fermati, e tocca all’altro.',
    do: 'Premi “{stop}”.',
    why: 'Potresti anche mandare già la gabbia a un livello, perché aspetti lì la prossima volta.',
  },
  deliver: {
    title: 'Consegna',
    say: 'Gli ordini completi danno punti solo quando partono. Quelli di un mezzo partono tutti insieme: qui valgono {points}.',
    do: 'Tocca il mezzo illuminato della consegna.',
    why: 'Il carbone torna nella scorta. Ma ciò che hai consegnato resta tuo per l’orologio, che lo conta dopo ogni turno di lavoro.',
  },
  oust: {
    title: 'Niente è mai chiuso',
    say: 'Sullo spazio illuminato ci sono già operai. Vanno in mensa e sono fuori per questo turno di lavoro; tu ne piazzi uno in più di quanti erano: {workers}.',
    do: 'Tocca lo spazio illuminato.',
    why: 'Si può avere tutto, ma ogni volta costa di più. Spesso un’altra cosa è quasi altrettanto buona e costa un solo operaio.',
  },
  order: {
    title: 'Prendi un nuovo ordine',
    say: 'In alto a sinistra aspettano nuovi ordini. Quello illuminato è adatto al tuo carbone. Prendi solo ciò che puoi riempire: quello che avanza alla fine costa {points}.',
    do: 'Tocca l’ordine illuminato.',
    why: 'Se nessuno ti va bene, guarda nella pila: vedi {n} carte e puoi tenerne una.',
  },
  orderLacking: {
    title: 'Prendi un nuovo ordine',
    say: 'Nessun nuovo ordine è adatto al carbone che ti resta. A quello illuminato manca meno che agli altri; lo compreresti nella fabbrica vagoncini: {coal}. Prendi solo ciò che puoi riempire: quello che avanza alla fine costa {points}.',
    do: 'Tocca l’ordine illuminato.',
    why: 'Se nessuno ti va bene, guarda nella pila: vedi {n} carte e puoi tenerne una.',
  },
  clock: {
    title: 'L’orologio dei turni',
    say: 'Quando nessuno ha più operai, il turno di lavoro è finito. Allora l’orologio confronta chi ha consegnato di più di ogni carbone: questa volta contano le ore da 1 a {last}.',
    do: 'Guarda l’orologio, poi vai avanti.',
    why: 'Ciò che consegni ora conta di nuovo dopo i prossimi turni di lavoro. Allora si aggiungono altre ore, per i mezzi e per i vagoncini vuoti.',
  },
  rest: {
    title: 'Porta a termine il turno di lavoro',
    say: 'Ti restano {workers} da piazzare. Ogni volta è illuminato qualcosa di sensato; segui la luce o prova un’idea tua.',
    do: '{idea}.',
    why: 'Consegna ciò che è completo, porta su ciò che vogliono gli ordini, compra ciò che manca. Se niente ti va bene, la banca dà {marks} per un operaio.',
  },
  scored: {
    title: 'Il turno di lavoro è finito',
    say: 'L’orologio ha dato a te {mine}, a {name} {theirs}. Tutti gli operai sono tornati; il resto rimane com’è.',
    do: 'Guarda il conteggio, poi vai avanti.',
    why: 'Chi aveva più operai nella fabbrica vagoncini comincia il prossimo turno di lavoro.',
  },
  end: {
    title: 'Ora sai giocare',
    say: {
      one: 'Segue ancora {n} turno di lavoro. Chiedi “{ask}” e tocca ciò che non conosci, oppure chiedi un consiglio. Glück auf!',
      other:
        'Seguono ancora {n} turni di lavoro. Chiedi “{ask}” e tocca ciò che non conosci, oppure chiedi un consiglio. Glück auf!',
    },
    do: 'Continua per conto tuo.',
    why: 'Pensa alla fine: marchi e carbone che avanzano valgono un po’, ordini che avanzano e una miniera squilibrata costano punti.',
  },
} satisfies Dictionary;
