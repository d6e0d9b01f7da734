import {
  dayInFull,
  dayWords,
  INTERVENTION_SUB_STATE_LABELS,
  type CentreStep,
  type VisitStage,
  type AppointmentMode,
} from '@sportello/domain';

export interface StepFacts {
  readonly interventionId: string;
  readonly mode: AppointmentMode;
  readonly product: string;
  readonly company: string | null;
  readonly day: string | null;
  readonly starts: string | null;
  readonly ends: string | null;
  readonly step:
    | CentreStep
    | 'RITARDO'
    | 'RITARDO_PREVISTO'
    | 'IN_VIAGGIO'
    | 'PROMEMORIA'
    | 'VIDEOCHIAMATA_APERTA'
    | 'VIDEOCHIAMATA_ATTESA';
  readonly reason: string | null;
  /** The technician on the way, and the arrival time, `HH:mm`. */
  readonly technician?: string;
  readonly arrives?: string;
  /** False if the customer objected to feedback requests (profilo.opposizione.3). */
  readonly asksOpinion?: boolean;
  /**
   * True for a company without licence, which agrees the next appointment with the customer itself
   * (intervento.stato.4).
   */
  readonly isFixedByCompany?: boolean;
  /** Stage of the appointment; absent where the state alone decides (intervento.passato.1). */
  readonly stage?: VisitStage | undefined;
  /** True for a visit still without a company (intervento.ricerca.1). */
  readonly isSearched?: boolean;
}

interface Words {
  readonly title: string;
  readonly text: string;
  /** Text of the SMS, if the title alone is not enough. */
  readonly sms?: string;
}

/** `martedì 1° dicembre 2026, tra le 09:00 e le 11:00`. */
function when({ day, starts, ends }: StepFacts): string {
  return day === null ? '' : `${dayInFull(day)}, tra le ${starts ?? ''} e le ${ends ?? ''}`;
}

/** `martedì 1° dicembre`: short, and right on whichever day it is read. */
function shortWhen({ day }: StepFacts): string {
  if (day === null) return '';
  const { weekday, date } = dayWords(day);
  return `${weekday} ${date}`;
}

const who = ({ mode, company }: StepFacts) =>
  mode === 'VIDEOCALL' || company === null ? 'la centrale operativa' : `la ditta ${company}`;

const nextDay = ({ isFixedByCompany = false }: StepFacts) =>
  isFixedByCompany ? 'La ditta ti chiama e sceglie il giorno con te.' : 'Ora puoi fissare il prossimo appuntamento.';

const why = ({ reason }: StepFacts) =>
  reason === null ? '' : `: ${INTERVENTION_SUB_STATE_LABELS[reason] ?? 'altro motivo'}`;

const words: Readonly<Record<StepFacts['step'], (told: StepFacts) => Words>> = {
  ASSEGNA: (told) => ({
    title: 'Abbiamo trovato una ditta',
    text: `È ${who(told)}. Richiesta per ${when(told)}: ti avvisiamo quando è confermata.`,
  }),
  RITIRA: () => ({
    title: 'Cerchiamo un’altra ditta',
    text: 'La ditta di prima non può venire. Cerchiamo un’altra ditta e ti avvisiamo.',
  }),
  ACCETTA: (told) => ({
    title: 'La tua richiesta è accettata',
    text: `Se ne occupa ${who(told)}: ora confermiamo l’appuntamento.`,
  }),
  CONCORDA: (told) => ({
    title: 'Il tuo appuntamento è confermato',
    text:
      told.mode === 'VIDEOCALL'
        ? `${when(told)}. Entri dalla pagina dell’intervento, da 10 minuti prima.`
        : `${when(told)}.`,
  }),
  INIZIA: ({ mode }) => ({
    title: mode === 'VIDEOCALL' ? 'La videochiamata è iniziata' : 'Il tecnico è al lavoro',
    text: 'L’esito sarà nella pagina dell’intervento.',
  }),
  CHIEDI_PREVENTIVO: () => ({
    title: 'Serve un preventivo',
    text: 'Abbiamo chiesto il preventivo: ti avvisiamo quando è pronto.',
  }),
  RICEVI_PREVENTIVO: () => ({
    title: 'Il preventivo è in verifica',
    text: 'Controlliamo il preventivo e te lo inviamo.',
  }),
  INVIA_PREVENTIVO: () => ({
    title: 'Il tuo preventivo è pronto',
    text: 'Leggi il preventivo e decidi se accettarlo: senza la tua risposta non facciamo lavori.',
  }),
  VERIFICA_PAGAMENTO: () => ({
    title: 'Controlliamo il pagamento',
    text: 'Ti avvisiamo quando il pagamento è verificato, poi si fissa l’appuntamento.',
  }),
  PAGAMENTO_VERIFICATO: (told) => ({ title: 'Il pagamento è verificato', text: nextDay(told) }),
  ATTENDI_MATERIALE: ({ isFixedByCompany = false }) => ({
    title: 'Aspettiamo il materiale',
    text: isFixedByCompany
      ? 'Ti avvisiamo quando il materiale arriva, e la ditta sceglie con te il prossimo appuntamento.'
      : 'Ti avvisiamo quando il materiale arriva: potrai fissare il prossimo appuntamento.',
  }),
  MATERIALE_ARRIVATO: (told) => ({ title: 'Il materiale è arrivato', text: nextDay(told) }),
  GESTISCI_RECLAMO: () => ({
    title: 'Ci occupiamo della tua richiesta',
    text: 'La centrale operativa esamina la richiesta e ti risponde.',
  }),
  RIPRENDI: () => ({ title: 'Il tuo intervento riprende', text: 'Ti avvisiamo a ogni passaggio.' }),
  COMPLETA: ({ asksOpinion = true }) => ({
    title: 'Il tuo intervento è concluso',
    text: asksOpinion
      ? 'Com’è andata? La tua opinione ci aiuta a scegliere le ditte.'
      : 'L’esito è nella pagina dell’intervento.',
  }),
  CONSUNTIVA: () => ({
    title: 'Il conto del tuo intervento è chiuso',
    text: 'Se c’è qualcosa da pagare, trovi la fattura nella tua area clienti.',
  }),
  FATTURA: () => ({
    title: 'La fattura del tuo intervento è pronta',
    text: 'La fattura è nella pagina dell’intervento.',
  }),
  ANNULLA: (told) => ({
    title: 'Il tuo intervento è annullato',
    text: `Il motivo${why(told)}. Se hai dubbi, chiama la centrale operativa.`,
  }),
  RIPUDIA: (told) => ({
    title: 'Non possiamo fare il tuo intervento',
    text: `Il motivo${why(told)}. Se hai dubbi, chiama la centrale operativa.`,
  }),
  PROMEMORIA: (told) => {
    const day = shortWhen(told);
    const isCall = told.mode === 'VIDEOCALL';
    const enter = isCall ? 'Entri dalla pagina dell’intervento, da 10 minuti prima. ' : '';
    return {
      title: isCall ? `Promemoria: videochiamata ${day}` : `Promemoria: il tecnico arriva ${day}`,
      text: `L’appuntamento è ${when(told)}. ${enter}Se non puoi, chiama la centrale operativa.`,
      sms: isCall
        ? `videochiamata ${day} alle ${told.starts ?? ''}.`
        : `il tecnico arriva ${day}, tra le ${told.starts ?? ''} e le ${told.ends ?? ''} (${told.product}).`,
    };
  },
  IN_VIAGGIO: ({ technician, arrives }) => ({
    title: 'Il tecnico è in viaggio',
    text: `${technician ?? 'Il tecnico'} arriva verso le ${arrives ?? ''}. Segui il suo arrivo sulla mappa, nella pagina dell’intervento.`,
  }),
  RITARDO_PREVISTO: ({ technician, arrives, ends }) => ({
    title: 'Il tecnico arriva in ritardo',
    text:
      arrives === undefined
        ? `Non è ancora partito, e l’appuntamento finisce alle ${ends ?? ''}. Se non può venire, la centrale operativa ti proporrà un altro orario.`
        : `${technician ?? 'Il tecnico'} è in viaggio, ma arriva verso le ${arrives}, dopo l’orario dell’appuntamento. Ci scusiamo.`,
  }),
  VIDEOCHIAMATA_APERTA: ({ starts }) => ({
    title: 'La tua videochiamata sta per cominciare',
    text: `Comincia alle ${starts ?? ''}: entri dalla pagina dell’intervento, da 10 minuti prima.`,
  }),
  VIDEOCHIAMATA_ATTESA: () => ({
    title: 'Ti stiamo aspettando',
    text: 'La videochiamata è cominciata e non sei ancora entrato: apri la pagina dell’intervento. Se non puoi, chiama la centrale operativa: scegliamo insieme un altro orario.',
  }),
  RITARDO: (told) =>
    told.isSearched === true && told.stage !== 'UNCONFIRMED'
      ? {
          title: 'Non abbiamo ancora trovato una ditta',
          text: `Nessuna ditta può venire ${when(told)}, per ora. La centrale operativa lo sa e continua a cercare. Se vuoi, scegli un altro giorno o annulla: lo fai dalla pagina dell’intervento.`,
        }
      : lateWords(told),
};

/** Words of a missed deadline; where the appointment has passed, they are those of the app (intervento.passato.1). */
function lateWords(told: StepFacts): Words {
  const isCall = told.mode === 'VIDEOCALL';
  const was = `${isCall ? 'La videochiamata' : 'La visita'} era ${when(told)}.`;
  switch (told.stage) {
    case 'UNCONFIRMED':
      return {
        title: 'Nessuna conferma in tempo',
        text: `${was} Nessuno l’ha confermata in tempo: ci dispiace. Chiama la centrale operativa per scegliere un altro orario, o chiedi un altro intervento.`,
      };
    case 'NO_OUTCOME':
      return {
        title: 'Aspettiamo l’esito del tuo appuntamento',
        text: `${was} Non sappiamo ancora com’è andata. ${isCall ? 'Se non ci siamo incontrati' : 'Se non è venuto nessuno'}, chiama la centrale operativa o chiedi un altro intervento.`,
      };
    case 'STILL_OPEN':
      return {
        title: 'La videochiamata è ancora aperta',
        text: `Era ${when(told)} e non è ancora cominciata. Entra dalla pagina dell’intervento: resta aperta per 30 minuti dopo l’orario. La centrale operativa lo sa e se ne sta occupando.`,
      };
    default:
      return late;
  }
}

const late: Words = {
  title: 'Siamo in ritardo con il tuo intervento',
  text: 'Non abbiamo rispettato i tempi che ti avevamo dato. La centrale operativa lo sa e se ne sta occupando.',
};

/** Title and text of an intervention step, shared by notification and message (operatore.centrale.6). */
export function stepWords(told: StepFacts): Words {
  return words[told.step](told);
}
