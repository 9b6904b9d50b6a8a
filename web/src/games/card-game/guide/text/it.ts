import type { Dictionary } from '.';

export default {
  welcome: {
    title: 'Carbone per i treni',
    say: 'Carica vagoncini nei vagoni, mettici davanti una locomotiva e fai partire il treno con un ordine. Sopra terra c’è ciò che tutti possono prendere, sotto i tuoi {docks} binari. Dopo {shifts} turni vince chi ha più punti.',
    do: 'Leggi la lavagna, poi vai avanti',
    why: 'Ordini e vagoncini consegnati danno la maggior parte dei punti. Azioni, obiettivi e gettoni turno si aggiungono.',
  },
  lorry: {
    title: 'Prendi un vagoncino',
    say: 'Una mossa è un piazzamento: metti giù operai e prendi la carta. Qui non è stato ancora nessuno, quindi costa esattamente {price}.',
    do: 'Tocca il mazzo illuminato dei vagoncini',
    why: 'Il vagoncino va nella tua fila d’estrazione. Se mostra punti, li avrai quando sarà partito con un treno.',
    stray: 'Va bene lo stesso: ciò che prendi è tuo. Ma un treno comincia da un vagoncino.',
  },
  again: {
    title: 'Un operaio in più',
    say: 'Ogni piazzamento alza di uno il prezzo della zona per chi viene dopo, anche per te. Qui ora è esattamente {price}. Prendi un altro vagoncino.',
    do: 'Prendi un altro vagoncino per esattamente {price}',
    why: 'Dove non è stato nessuno costa poco; una zona ambita costa presto più di quanto le tue carte possano fare.',
    stray: 'Si poteva. Con un secondo vagoncino il treno viene comunque meglio.',
  },
  pay: {
    title: 'Paga esatto',
    say: 'Puoi combinare le carte, ma mai superare {price}. Il modo illuminato risparmia le carte piccole: vanno bene per ogni prezzo nuovo.',
    do: 'Scegli come mettere giù esattamente {price}',
    why: 'Le carte operaio tornano a fine turno. Fino ad allora conta quali prezzi sanno ancora fare le tue ultime carte.',
  },
  wagon: {
    title: 'Un vagone adatto',
    say: 'I vagoncini viaggiano nei vagoni, e un vagone prende una carta vagoncino del suo stemma. Quello illuminato è adatto: {lorry}.',
    do: 'Prendi il vagone illuminato',
    why: 'Un vagone jolly mostra tutti gli stemmi. Ma anche il binario deve mostrare lo stemma del vagoncino.',
    stray: 'Potrà servire. Ai tuoi vagoncini manca ancora un vagone.',
  },
  wagonDock: {
    title: 'Su un binario',
    say: 'Ogni binario mostra {crests} stemmi. Il vagone può stare dove trova il suo, e lì rimane.',
    do: 'Metti il vagone sul binario illuminato',
  },
  engine: {
    title: 'Una locomotiva',
    say: 'Senza non parte nessun treno. In cima c’è {card}; i treni di uno stesso tipo potranno partire insieme.',
    do: 'Prendi la locomotiva',
    why: 'Su un binario ne sta una sola. Prima di prenderla pensa a quale binario è destinata.',
    stray: 'Come vuoi. Al treno manca ancora la locomotiva.',
  },
  engineDock: {
    title: 'Davanti al vagone',
    say: 'Una locomotiva resta dov’è finché il suo treno non parte. Il tuo vagone aspetta sul binario illuminato.',
    do: 'Metti la locomotiva sul binario illuminato',
  },
  order: {
    title: 'Scegli un ordine',
    say: 'Un treno parte con un ordine che non chiede più vagoncini di quanti ne porta; il tuo può averne {load}. La libera scelta ti mostra {looks} carte di un mazzo. Costa esattamente {price}.',
    do: 'Metti giù esattamente {price} sulla libera scelta',
    why: 'Sulla libera scelta è stampato un operaio, perciò già il primo paga uno in più. Potresti anche prendere l’ordine in cima, che tutti vedono.',
    stray: 'Bene. Ma senza un ordine non parte nessun treno.',
  },
  orderTop: {
    title: 'Prendi un ordine',
    say: 'Un treno parte con un ordine che non chiede più vagoncini di quanti ne porta; il tuo può averne {load}. Quello in cima va bene.',
    do: 'Prendi l’ordine in cima',
  },
  orderStack: {
    title: 'Quale mazzo?',
    say: 'Andrebbe bene qualsiasi mazzo. A te serve un ordine.',
    do: 'Scegli gli ordini',
  },
  orderKeep: {
    title: 'Tienine uno',
    say: 'Queste carte le vedi solo tu. L’ordine illuminato va bene per i tuoi {load} vagoncini; va in mano tua in segreto.',
    do: 'Tieni l’ordine illuminato',
    why: 'Più vagoncini darebbero più punti, ma prima ti servirebbero altri vagoni. La destinazione conta per azioni e obiettivi.',
  },
  orderReturn: {
    title: 'Sotto il mazzo',
    say: 'Le altre vanno sotto il mazzo una a una, nell’ordine in cui le tocchi. Ciò che seppellisci non lo avrà presto nessuno.',
    do: 'Tocca le carte una dopo l’altra',
  },
  mine: {
    title: 'Estrazione',
    say: 'Ora i vagoncini si muovono. Questa carta dà {a} o {b} passi, e ogni vagoncino su una carta ne costa uno.',
    do: 'Tocca la carta estrazione {a} o {b}',
    why: 'Il numero più basso è d’obbligo. Sulla carta con meno passi non serve muovere nulla: chi è lì per ultimo riceve il gettone del turno.',
    stray: 'Nessun danno. I vagoncini aspettano ancora di essere caricati.',
  },
  mineStore: {
    title: 'Prima il più vecchio',
    say: 'Può uscire solo il vagoncino più a destra della fila: {lorry}. Nessun tuo vagone lo prende, quindi va in magazzino.',
    do: 'Portalo in magazzino',
    why: 'Dal magazzino potrai caricare in seguito qualsiasi vagoncino, di nuovo per i suoi passi.',
  },
  mineLoad: {
    title: 'Carica',
    say: 'Vagoncino, vagone e binario mostrano lo stesso stemma. La carta va nel vagone: {lorry}.',
    do: 'Tocca il vagone illuminato',
  },
  mineStop: {
    title: 'Basta così',
    say: 'I passi d’obbligo sono fatti. Altri passi ora non ti servono.',
    do: 'Ferma l’estrazione',
  },
  deliver: {
    title: 'Fallo partire',
    say: 'Locomotiva, vagoncini, un ordine: il tuo treno è pronto. Anche la consegna è un piazzamento.',
    do: 'Tocca la consegna',
    why: 'I treni con locomotive dello stesso tipo partono insieme per gli stessi operai, ognuno con il suo ordine.',
    stray: 'D’accordo. Ma il treno è pronto, e contano solo i vagoncini consegnati.',
  },
  deliverTrain: {
    title: 'Con quale ordine?',
    say: 'L’ordine illuminato parte con questo treno e dà {orderPoints}. Poi il binario è vuoto.',
    do: 'Tocca l’ordine illuminato',
  },
  deliverDone: {
    title: 'Un treno basta',
    say: 'Nessun altro treno vale ora la partenza.',
    do: 'Chiudi la consegna',
  },
  pass: {
    title: 'Passa',
    say: 'Il tuo primo treno ti ha dato {trainPoints}. Ti restano {workers}; servono solo dove fanno il prezzo esatto. Chi passa è fuori fino alla fine del turno.',
    do: 'Passa',
    why: 'Puoi continuare finché riesci a pagare da qualche parte. Chi passa per ultimo ha il tavolo tutto per sé, ma a prezzi alti.',
    stray: 'Volentieri, finché le carte bastano.',
  },
  shift: {
    title: 'Un nuovo turno',
    say: 'Tutti hanno passato: i tuoi operai sono tornati, ogni prezzo ricomincia. Il gettone è andato a chi è stato per ultimo sulla carta estrazione {a} o {b}, che ora comincia.',
    do: 'Leggi la lavagna, poi vai avanti',
    why: 'Non c’è stato nessuno? Allora chi aveva cominciato comincia ancora e riceve anche il gettone. Vale un punto, e alcuni obiettivi contano i gettoni.',
  },
  shiftMine: {
    say: 'Tutti hanno passato: i tuoi operai sono tornati, ogni prezzo ricomincia. Il gettone è tuo, e questo turno l’hai cominciato tu.',
  },
  share: {
    title: 'Azioni',
    say: 'Un’azione dà {sharePoints} per un ordine evaso della sua destinazione, un’azione per ogni ordine. Prendi questa e cerca i suoi ordini.',
    do: 'Prendi l’azione',
    why: 'Le azioni sono scoperte, e con loro un ordine vale di più. Chi ha azioni sa quali ordini cercare.',
  },
  shareMatch: {
    say: 'Un’azione dà {sharePoints} per un ordine evaso della sua destinazione. Per quella in cima ne hai uno: {destination}.',
  },
  objective: {
    title: 'Obiettivi',
    say: 'Un obiettivo dà punti alla fine per ciò che fai comunque. In cima: {card}.',
    do: 'Prendi l’obiettivo',
    why: 'Il numero nell’angolo dice sempre quanto vale al momento.',
  },
  innovation: {
    title: 'Innovazioni',
    say: 'Un’innovazione va in mano. Alcune agiscono senza operai prima o dopo un piazzamento, altre valgono come operai. In cima: {card}.',
    do: 'Prendi l’innovazione',
    why: 'Giocarla non alza nessun prezzo, e si può fare una volta sola. In mano non dà punti.',
  },
  innovationAfter: {
    title: 'Ora o più tardi',
    say: 'Dopo il piazzamento puoi giocare quante innovazioni vuoi. Oppure tienila e termina la mossa.',
    do: 'Termina la mossa o gioca l’innovazione',
  },
  end: {
    title: 'In carrozza',
    say: 'Ora sai come nascono i treni. Due con locomotive dello stesso tipo partono con una sola consegna, e alla fine non conta nulla che sia ancora su un binario. Tocca ? e poi ciò che vuoi sapere.',
    do: 'Continua a giocare',
  },
  broke: {
    title: 'Niente combacia',
    say: 'Le tue carte non fanno il prezzo di ciò che ti serve adesso. Passa: nel prossimo turno gli operai sono di nuovo tutti in mano e i prezzi ricominciano.',
    do: 'Passa',
  },
  finish: {
    title: 'Una cosa alla volta',
    say: 'Finisci come vuoi quello che hai cominciato. Poi si va avanti qui.',
    do: 'Finisci la tua mossa',
  },
} satisfies Dictionary;
