import {
  dayInFull,
  dayInRome,
  ofDay,
  eurosFromCents,
  euroWords,
  figureWords,
  timeInRome,
  type BillAnnouncement,
  type Cents,
} from '@sportello/domain';

/** Formats to the second: `venerdì 1° gennaio 2027, 18:30:05`. */
export function momentInFull(at: Date): string {
  const seconds = at.toISOString().slice(17, 19);
  return `${dayInFull(dayInRome(at.getTime()))}, ${timeInRome(at.getTime())}:${seconds}`;
}

/** Formats as `1.234,50 euro`, where the € sign is not available. */
export function plainEuroWords(cents: Cents): string {
  return `${figureWords(eurosFromCents(cents), 2, 2)} euro`;
}

export function ofSupplies(count: number): string {
  return count === 1 ? 'della tua fornitura' : `di ${count} forniture`;
}

interface AnnouncedBills {
  readonly announcement: BillAnnouncement;
  readonly count: number;
  readonly amountCents: Cents;
  readonly dueDate: string | null;
  /** The average of the bills before, of one anomalous bill. */
  readonly usualCents?: Cents;
  /** The prescribed part of overdue bills. */
  readonly prescribedCents?: Cents;
}

/** Text of a payment; a link always pays exactly one bill, possibly by another person. */
export function paidWords(count: number, amountCents: Cents, isByLink: boolean): string {
  const what = count === 1 ? 'una bolletta' : `${count} bollette`;
  return `${isByLink ? 'Con il link è stata pagata' : 'Hai pagato'} ${what}: ${euroWords(amountCents)}`;
}

export function paidQuoteWords(amountCents: Cents): string {
  return `Hai pagato il preventivo: ${euroWords(amountCents)}`;
}

/** Text of a reversed payment (pagamento.storno.4): a bank dispute or our refund. */
export function reversedWords(isDispute: boolean, paidOn: string, amountCents: Cents): string {
  return isDispute
    ? `Il pagamento ${ofDay(paidOn)} è stato stornato dalla banca: ${euroWords(amountCents)}.`
    : `Ti abbiamo rimborsato ${euroWords(amountCents)} del pagamento ${ofDay(paidOn)}.`;
}

export function toPayAgain(isQuote: boolean): string {
  return isQuote ? 'Il preventivo resta accettato: ti invieremo le istruzioni per pagare.' : 'È di nuovo da pagare.';
}

export function restoredWords(paidOn: string, amountCents: Cents, overpaidCents: Cents): string {
  const twice =
    overpaidCents > 0 ? ` Hai pagato due volte ${euroWords(overpaidCents)}: ti restituiamo la differenza.` : '';
  return `Il pagamento ${ofDay(paidOn)} è di nuovo valido: ${euroWords(amountCents)}.${twice}`;
}

/** SMS version, shorter and without the € sign. */
export function billSms({ announcement, count, amountCents, dueDate }: AnnouncedBills): string {
  const amount = plainEuroWords(amountCents);
  const which = count === 1 ? 'una bolletta' : `${count} bollette`;
  const day = dueDate === null ? '' : ` entro ${dayInFull(dueDate)}`;
  switch (announcement) {
    case 'ISSUED':
      return `hai ${which} di ${amount}, da pagare${day}. Vedi la tua area clienti.`;
    case 'ANOMALOUS':
      return `hai ${which} molto più ${count === 1 ? 'alta' : 'alte'} del solito: ${amount}. Nella tua area clienti puoi chiedere le rate o una verifica.`;
    case 'DUE_SOON':
      return `hai ${which} da pagare${day}: ${amount}. I dati per pagare sono nella tua area clienti.`;
    case 'OVERDUE':
      return `hai ${which} oltre la scadenza: ${amount}. I dati per pagare sono nella tua area clienti.`;
  }
}

/** Text of a reminder about amounts that are too old to be due (bolletta.prescrizione.2). */
function prescribedWords(cents: Cents): string {
  return `Di questi, ${euroWords(cents)} sono per consumi di più di due anni prima della bolletta: puoi non pagarli. Apri la bolletta e scegli “Eccepisci la prescrizione”.`;
}

/** Title and text of a bill announcement (bolletta.avvisi.1), shared by notification and message. */
export function billWords(bills: AnnouncedBills): {
  title: string;
  text: string;
} {
  const { announcement, count, amountCents, dueDate, usualCents, prescribedCents } = bills;
  const amount = euroWords(amountCents);
  const day = dueDate === null ? '' : dayInFull(dueDate);
  const isOne = count === 1;
  switch (announcement) {
    case 'ISSUED':
      return {
        title: isOne ? 'È arrivata una bolletta' : `Sono arrivate ${count} bollette`,
        text: isOne
          ? `È di ${amount}${day === '' ? '' : ` e scade ${day}`}. È nell’archivio, con lo scontrino dell’energia.`
          : `In tutto sono ${amount}. Sono nell’archivio, ognuna con il suo scontrino dell’energia.`,
      };
    case 'ANOMALOUS':
      return {
        title: isOne ? 'Una bolletta è molto più alta del solito' : `${count} bollette sono molto più alte del solito`,
        text: isOne
          ? `È di ${amount}${day === '' ? '' : ` e scade ${day}`}${usualCents === undefined ? '' : `: le ultime erano in media di ${euroWords(usualCents)}`}. Se qualcosa non torna, apri un reclamo dalla pagina della bolletta. Se l’importo è giusto, puoi chiedere di pagarlo a rate.`
          : `In tutto sono ${amount}${day === '' ? '' : ` e la prima scade ${day}`}. Se qualcosa non torna, apri un reclamo dalla pagina della bolletta. Se gli importi sono giusti, puoi chiedere di pagarli a rate.`,
      };
    case 'DUE_SOON':
      return {
        title: isOne ? 'Una bolletta scade tra pochi giorni' : `${count} bollette scadono tra pochi giorni`,
        text: `Sono ${amount} da pagare${day === '' ? '' : ` entro ${day}`}. Nell’archivio trovi i dati per pagare.`,
      };
    case 'OVERDUE':
      return {
        title: isOne ? 'Una bolletta è scaduta' : `${count} bollette sono scadute`,
        text: `Restano da pagare ${amount}.${prescribedCents === undefined ? '' : ` ${prescribedWords(prescribedCents)}`} Se hai già pagato non devi fare altro: registreremo il pagamento tra qualche giorno.`,
      };
  }
}
