import { dayInFigures, dayInFull, dayInRome, timeInRome, type RequestStanding } from '@sportello/domain';

/** Booking data shared by notifications and messages. */
export interface BookingFacts {
  readonly product: string;
  readonly isVideocall: boolean;
  readonly company: string | null;
  readonly day: string;
  /** Times of day in Rome, `HH:mm`. */
  readonly starts: string;
  readonly ends: string;
  readonly standing: RequestStanding;
  readonly keepsAppointment: boolean;
  /** Deadline of the company search, an instant in ISO 8601. */
  readonly searchedUntil: string | null;
}

interface BookingWords {
  readonly title: string;
  readonly next: string;
  readonly sms: string;
}

/** `martedì 1° dicembre 2026, tra le 09:00 e le 11:00`. */
export const bookingTimes = ({ day, starts, ends }: Pick<BookingFacts, 'day' | 'starts' | 'ends'>) =>
  `${dayInFull(day)}, tra le ${starts} e le ${ends}`;

export function bookedWords(told: BookingFacts): BookingWords {
  const when = bookingTimes(told);
  if (told.isVideocall) {
    return {
      title: 'La tua videochiamata è prenotata',
      next: '',
      sms: `videochiamata (${told.product.toLowerCase()}) prenotata per ${when}.`,
    };
  }
  if (told.standing === 'AGREED') {
    return {
      title: 'Il tecnico è prenotato',
      next: '',
      sms: `visita del tecnico (${told.product.toLowerCase()}) prenotata per ${when}.`,
    };
  }
  return {
    title: told.standing === 'SEARCHING' ? 'Richiesta inviata: cerchiamo un tecnico' : 'Richiesta inviata',
    next: nextWords(told),
    sms: `visita chiesta per ${when} (${told.product}). ${shortNext(told)}`,
  };
}

export function changedWords(told: BookingFacts): BookingWords {
  const when = bookingTimes(told);
  if (told.keepsAppointment) {
    return {
      title: 'I dati della tua richiesta sono aggiornati',
      next: '',
      sms: `i dati della tua richiesta (${told.product}) sono aggiornati. L’appuntamento non cambia: ${when}.`,
    };
  }
  if (told.isVideocall || told.standing === 'AGREED') {
    return {
      title: 'Il tuo appuntamento è cambiato',
      next: '',
      sms: `il tuo appuntamento ora è ${when} (${told.product}).`,
    };
  }
  return {
    title: 'La tua richiesta è cambiata',
    next: nextWords(told),
    sms: `visita ora chiesta per ${when} (${told.product}). ${shortNext(told)}`,
  };
}

function nextWords({ standing, company, searchedUntil }: BookingFacts): string {
  if (standing === 'REQUESTED')
    return `Non è ancora confermata: la ditta${company === null ? '' : ` ${company}`} deve accettare la richiesta, e ti avvisiamo.`;
  if (searchedUntil === null) return 'Non è ancora confermata: cerchiamo una ditta che possa venire da te.';
  const until = Date.parse(searchedUntil);
  const by = `${dayInFull(dayInRome(until))} alle ${timeInRome(until)}`;
  return `Non è ancora confermata: cerchiamo una ditta che possa venire da te, ed entro ${by} ti avvisiamo dell’esito.`;
}

function shortNext({ standing, searchedUntil }: BookingFacts): string {
  return standing === 'SEARCHING' && searchedUntil !== null
    ? `Cerchiamo una ditta fino al ${dayInFigures(dayInRome(Date.parse(searchedUntil)))}.`
    : 'Da confermare.';
}
