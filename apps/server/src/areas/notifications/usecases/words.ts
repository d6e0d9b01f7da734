import { caseWords, type CaseNews } from '../../messages/usecases/case-words.ts';
import {
  dayInFull,
  euroWords,
  READING_REJECTION_LABELS,
  returnReason,
  type BillAnnouncement,
  type NotificationTarget,
  type SentReadingState,
} from '@sportello/domain';
import type { EventData } from '../../../events/catalogue.ts';
import type { EventKind, Fact } from '../../../events/event.ts';
import { bookedWords, bookingTimes, changedWords } from '../../messages/usecases/booking-words.ts';
import { outcomeWords } from '../../messages/usecases/outcome-words.ts';
import { quoteWords } from '../../messages/usecases/quote-words.ts';
import { stepWords } from '../../messages/usecases/step-words.ts';
import { requestWords, type RequestNews } from '../../messages/usecases/supply-request-words.ts';
import {
  billWords,
  ofSupplies,
  paidWords,
  restoredWords,
  reversedWords,
  toPayAgain,
} from '../../messages/usecases/words-of.ts';

interface NotificationWords {
  readonly title: string;
  readonly text: string;
  readonly target: NotificationTarget;
  /** The address of a LINK, or the subject of another target. */
  readonly url?: string;
}

type Words<Kind extends EventKind> = (data: Readonly<EventData[Kind]>) => NotificationWords;

/** Texts by reading step (lettura.stato.1). */
const readingSteps: Partial<
  Record<SentReadingState, (data: EventData['READING_MOVED']) => Pick<NotificationWords, 'title' | 'text'>>
> = {
  INVIATA_DISTRIBUTORE: () => ({
    title: 'La tua lettura è al distributore',
    text: 'Il distributore controlla la lettura: ti avvisiamo appena è validata.',
  }),
  VALIDATA: () => ({
    title: 'La tua lettura è validata',
    text: 'La lettura entrerà nella prossima bolletta.',
  }),
  RIFIUTATA: ({ refusal }) => ({
    title: 'La tua lettura non è stata accettata',
    text: `${refusal === null ? 'Non è stata accettata' : READING_REJECTION_LABELS[refusal]}. Se il periodo è aperto puoi inviare un’altra lettura.`,
  }),
  USATA_IN_BOLLETTA: ({ billNumber }) => ({
    title: 'La tua lettura è in bolletta',
    text: `È stata usata nella bolletta ${billNumber ?? ''}.`,
  }),
};

const toReadings = (contractCode: string | undefined) => ({
  target: 'LINK' as const,
  url: contractCode === undefined ? '/my-edison/letture' : `/my-edison/contratti/${contractCode}/letture`,
});

const toIntervention = ({ interventionId }: { readonly interventionId: string }) => ({
  target: 'INTERVENTO_TECNICO' as const,
  url: `/my-edison/intervento-tecnico/il-mio-intervento/${interventionId}`,
});

function windowOf({ contractCodes, closesOn }: EventData['READING_WINDOW_OPEN']) {
  return {
    until: dayInFull(closesOn),
    of: ofSupplies(contractCodes.length),
    ...toReadings(contractCodes.length === 1 ? contractCodes[0] : undefined),
  };
}

const bookingFacts = (data: EventData['INTERVENTION_BOOKED']) => ({
  ...data,
  isVideocall: data.mode === 'VIDEOCALL',
});

const ofBills =
  (announcement: BillAnnouncement): Words<'BILL_ISSUED'> =>
  ({ numbers, ...amounts }) => {
    const worded = billWords({ announcement, count: numbers.length, ...amounts });
    const [number] = numbers;
    // An anomalous bill is to be looked at: its page has the comparison, the instalments and the complaint.
    if (announcement !== 'ANOMALOUS' || number === undefined || numbers.length > 1)
      return { ...worded, target: 'ARCHIVIO' };
    return { ...worded, target: 'LINK', url: `/my-edison/bollette/${encodeURIComponent(number)}` };
  };

const answeredQuote: Words<'QUOTE_ACCEPTED'> = (data) => {
  const { title, text } = quoteWords(data);
  return { title, text: `${data.product}. ${text}`, ...toIntervention(data) };
};

/** Texts by event kind; a kind without text creates no notification. */
const words: { readonly [Kind in EventKind]?: Words<Kind> } = {
  CUSTOMER_REGISTERED: () => ({
    title: 'Benvenuto nella tua area clienti',
    text: 'Qui trovi contratti, bollette e assistenza. Controlla che i tuoi contatti siano giusti.',
    target: 'PROFILO',
  }),
  PASSWORD_RESET: () => ({
    title: 'Hai una nuova password',
    text: 'Se non l’hai scelta tu, scegline subito un’altra e chiama il servizio clienti.',
    target: 'PROFILO',
  }),
  PASSWORD_CHANGED: () => ({
    title: 'La tua password è cambiata',
    text: 'Se non l’hai cambiata tu, scegline subito un’altra e chiama il servizio clienti.',
    target: 'PROFILO',
  }),
  OLDEST_SESSION_ENDED: () => ({
    title: 'Abbiamo chiuso il tuo accesso più vecchio',
    text: 'Avevi più di 20 accessi aperti. Se non riconosci i dispositivi, cambia la password e chiudi gli altri accessi.',
    target: 'PROFILO',
  }),
  CONTACT_CHANGED: ({ channel }) => ({
    title: channel === 'SMS' ? 'Il tuo cellulare è cambiato' : 'La tua email è cambiata',
    text: 'Da adesso usiamo il nuovo contatto. Non l’hai cambiato tu? Chiama subito il servizio clienti.',
    target: 'PROFILO',
  }),
  INVITATION_ACCEPTED: () => ({
    title: 'Un amico ha accettato il tuo invito',
    text: 'Si è registrato: quando il suo primo contratto sarà attivo, riceverai il premio.',
    target: 'LINK',
    url: '/my-edison/porta-un-amico',
  }),
  INVITATION_REWARDED: ({ amountCents }) => ({
    title: 'Il premio per il tuo invito è arrivato',
    text: `Il primo contratto del tuo amico è attivo: hai ${euroWords(amountCents)} in meno in bolletta.`,
    target: 'LINK',
    url: '/my-edison/porta-un-amico',
  }),
  REWARD_TAKEN: ({ points, voucher }) => ({
    title: 'Il tuo premio è pronto',
    text: `Hai usato ${points} punti. Il codice del buono è ${voucher}.`,
    target: 'LINK',
    url: '/my-edison/fedelta',
  }),
  WITHDRAWAL_MADE: ({ number }) => ({
    title: 'Il tuo recesso è arrivato',
    text: `La ricevuta è la ${number}: la trovi tra i documenti del contratto. Non l’hai chiesto tu? Chiama subito il servizio clienti.`,
    target: 'LINK',
    url: '/my-edison/contratti',
  }),
  OPPOSITION_CHANGED: ({ opposed, receiptNumber }) => ({
    title: opposed ? 'La tua opposizione è registrata' : 'Hai ritirato la tua opposizione',
    text: `Vale da subito. Il numero della ricevuta è ${receiptNumber}.`,
    target: 'LINK',
    url: '/my-edison/profilo/consensi',
  }),
  CONSENTS_CHANGED: () => ({
    title: 'I tuoi consensi sono aggiornati',
    text: 'Puoi rivedere i consensi quando vuoi nel tuo profilo.',
    target: 'PROFILO',
  }),
  PAYMENT_METHOD_CHANGED: ({ method }) => ({
    title: method === 'L' ? 'Ora paghi con carta' : 'Hai chiesto l’addebito su conto corrente',
    text: 'È nei dettagli dei tuoi contratti. Non l’hai chiesto tu? Chiama subito il servizio clienti.',
    target: 'LINK',
    url: '/my-edison/contratti',
  }),
  READING_RECEIVED: ({ contractCode }) => ({
    title: 'La tua lettura è arrivata',
    text: 'Inviamo la lettura al distributore e ti avvisiamo a ogni passaggio.',
    ...toReadings(contractCode),
  }),
  READING_MOVED: (data) => ({
    ...(
      readingSteps[data.state] ??
      (() => ({ title: 'Novità sulla tua lettura', text: 'Apri la lettura per vedere il suo stato.' }))
    )(data),
    ...toReadings(data.contractCode),
  }),
  READING_WINDOW_OPEN: (data) => {
    const { until, of, ...link } = windowOf(data);
    return {
      title: 'Puoi inviare la lettura',
      text: `Hai tempo fino a ${until} per la lettura ${of}: così la bolletta non usa stime.`,
      ...link,
    };
  },
  READING_WINDOW_CLOSING: (data) => {
    const { until, of, ...link } = windowOf(data);
    return {
      title: 'Ultimi giorni per la lettura',
      text: `Fino a ${until} puoi inviare la lettura ${of}. Senza, la bolletta usa una stima.`,
      ...link,
    };
  },
  CONSUMPTION_THRESHOLD_PASSED: ({ contractCode, thresholdCents, likelyCents }) => ({
    title: 'La bolletta in corso supera la tua soglia',
    text: `Con i consumi di oggi arriva a circa ${euroWords(likelyCents)}; la tua soglia è ${euroWords(thresholdCents)}.`,
    target: 'LINK',
    url: `/my-edison/contratti/${contractCode}/consumi`,
  }),
  INTERVENTION_BOOKED: (data) => {
    const { title, next } = bookedWords(bookingFacts(data));
    const isAsked = next === '' ? '' : 'richiesta per ';
    return {
      title,
      text: `${data.product}: ${isAsked}${bookingTimes(data)}. ${next}`.trim(),
      ...toIntervention(data),
    };
  },
  INTERVENTION_CHANGED: (data) => {
    const told = bookingFacts(data);
    const { title, next } = changedWords(told);
    if (told.keepsAppointment) {
      const text = `${data.product}: l’appuntamento non cambia, ${bookingTimes(data)}.`;
      return { title, text, ...toIntervention(data) };
    }
    return {
      title,
      text: `${data.product}: ora è ${next === '' ? '' : 'richiesta per '}${bookingTimes(data)}. ${next}`.trim(),
      ...toIntervention(data),
    };
  },
  INTERVENTION_CANCELLED: (data) => ({
    title: 'Il tuo appuntamento è annullato',
    text: `${data.product}, ${bookingTimes(data)}: non devi fare altro.`,
    ...toIntervention(data),
  }),
  INTERVENTION_MOVED: (data) => {
    const { title, text } = stepWords(data);
    return { title, text: `${data.product}. ${text}`, ...toIntervention(data) };
  },
  QUOTE_ACCEPTED: answeredQuote,
  QUOTE_DECLINED: answeredQuote,
  BILL_ISSUED: ofBills('ISSUED'),
  BILL_ANOMALOUS: ofBills('ANOMALOUS'),
  BILL_DUE_SOON: ofBills('DUE_SOON'),
  BILL_OVERDUE: ofBills('OVERDUE'),
  BILLS_PAID: ({ paymentId, bills, amountCents, byLink }) => ({
    title: 'Pagamento riuscito',
    text: `${paidWords(bills.length, amountCents, byLink === true)}. La ricevuta è nella tua posta.`,
    target: 'LINK',
    url: `/my-edison/pagamenti/${paymentId}`,
  }),
  BILLS_NOT_PAID: ({ paymentId, bills, quoteId }) => ({
    title: 'Il pagamento non è riuscito',
    text: `La tua banca non ha confermato il pagamento. ${stillToPay(bills, quoteId)}: riprova quando vuoi.`,
    target: 'LINK',
    url: `/my-edison/pagamenti/${paymentId}`,
  }),
  PAYMENT_REVERSED: ({ paymentId, paidOn, amountCents, cause, quoteId }) => ({
    title: cause === 'DISPUTE' ? 'Il tuo pagamento è stato stornato' : 'Ti abbiamo rimborsato un pagamento',
    text: `${reversedWords(cause === 'DISPUTE', paidOn, amountCents)} ${toPayAgain(quoteId !== undefined)}`,
    target: 'LINK',
    url: `/my-edison/pagamenti/${paymentId}`,
  }),
  PAYMENT_RESTORED: ({ paymentId, paidOn, amountCents, overpaidCents }) => ({
    title: 'Il tuo pagamento è di nuovo valido',
    text: restoredWords(paidOn, amountCents, overpaidCents),
    target: 'LINK',
    url: `/my-edison/pagamenti/${paymentId}`,
  }),
  DEBIT_RETURNED: ({ number, amountCents, reason, wasPaid }) => {
    const why = returnReason(reason);
    return {
      title: wasPaid ? 'Addebito stornato dalla banca' : 'Addebito non riuscito',
      text: `La tua banca ${wasPaid ? 'ha ripreso' : 'non ha pagato'} ${euroWords(amountCents)} della bolletta ${number}${why === undefined ? '' : `: ${why}`}. Puoi pagare da qui.`,
      target: 'LINK',
      url: `/my-edison/bollette/${encodeURIComponent(number)}`,
    };
  },
  INSTALMENT_PLAN_ACCEPTED: ({ number, instalments }) => ({
    title: 'Il tuo piano di rate è confermato',
    text: `Paghi la bolletta ${number} in ${instalments.length} rate: saranno tra poco tra le bollette.`,
    target: 'LINK',
    url: `/my-edison/bollette/${number}`,
  }),
  CHANGE_MOVED: (data) => ({
    ...outcomeWords(data),
    target: 'LINK',
    url: '/my-edison/profilo/modifiche',
  }),
  CONTACT_REQUEST_RECEIVED: ({ receiptNumber }) => ({
    title: 'Abbiamo ricevuto il tuo messaggio',
    text: `La tua richiesta ${receiptNumber} è in lavorazione: ti avvisiamo appena rispondiamo.`,
    target: 'LINK',
    url: '/my-edison/assistenza/richieste',
  }),
  CONTACT_REQUEST_ANSWERED: ({ receiptNumber }) => ({
    title: 'C’è una risposta per te',
    text: `Abbiamo risposto alla tua richiesta ${receiptNumber}.`,
    target: 'LINK',
    url: '/my-edison/assistenza/richieste',
  }),
  CASE_OPENED: ofCase('RECEIVED'),
  CASE_ATTACHED: ofCase('ATTACHED'),
  CASE_QUESTION_ASKED: ofCase('QUESTION'),
  NOTICE_PREPARED: ({ title, noticeNumber }) => ({
    title: title,
    text: 'È una comunicazione sul tuo contratto: aprila e conferma che l’hai letta.',
    target: 'LINK',
    url: `/my-edison/comunicazioni/${noticeNumber}`,
  }),
  CASE_ANSWERED: ofCase('ANSWERED'),
  CASE_INDEMNITY_OWED: ofCase('INDEMNITY'),
  SUPPLY_REQUEST_MADE: ofRequest,
  SUPPLY_REQUEST_CANCELLED: ofRequest,
  SUPPLY_REQUEST_MOVED: ofRequest,
};

function ofCase(about: CaseNews['about']) {
  return ({ caseNumber, ...details }: Omit<CaseNews, 'about'>): NotificationWords => ({
    ...caseWords({ about, caseNumber, ...details }),
    target: 'LINK',
    url: `/my-edison/assistenza/reclami/${caseNumber}`,
  });
}

function ofRequest(news: RequestNews): NotificationWords {
  return { ...requestWords(news), target: 'PRATICHE', url: `/my-edison/pratiche/${news.requestNumber}` };
}

function stillToPay(bills: readonly unknown[], quoteId: string | undefined): string {
  if (quoteId !== undefined) return 'Il preventivo è ancora in attesa della tua risposta';
  return bills.length > 1 ? 'Le bollette sono ancora da pagare' : 'La bolletta è ancora da pagare';
}

export function wordsOf<Kind extends EventKind>({
  kind,
  data,
}: Pick<Fact<Kind>, 'kind' | 'data'>): NotificationWords | undefined {
  return words[kind]?.(data);
}
