import { euroWords, dayInFull, returnReason } from '@sportello/domain';
import { outcomeWords } from '../outcome-words.ts';
import { afterQuoteWords } from '../quote-words.ts';
import { paidQuoteWords, paidWords, plainEuroWords, restoredWords, reversedWords, toPayAgain } from '../words-of.ts';
import type { WordsOf } from './message.ts';

/** Texts of messages about payments, direct debits and payment methods (aspetto.voce.1). */
export const paymentWords: WordsOf<
  | 'debit-requested'
  | 'change-outcome'
  | 'debit-returned'
  | 'payment-reversed'
  | 'payment-restored'
  | 'card-set'
  | 'payment-receipt'
> = {
  'debit-requested': ({ iban, mandates, mandateText }) => ({
    subject: 'Hai chiesto l’addebito su conto corrente',
    opening: [
      `Quando la banca avrà attivato l’addebito, addebiteremo sul conto ${iban} le bollette ${ofAccounts(mandates.map(({ contractAccount }) => contractAccount))}. Fino ad allora paghi come adesso.`,
      'Questi sono i riferimenti del mandato:',
      ...mandates.map(({ contractAccount, reference }) => `${contractAccount}: ${reference}`),
    ],
    closing: [
      'Ecco il mandato che hai accettato:',
      ...mandateText.split('\n\n'),
      'Non l’hai chiesto tu? Chiama subito il servizio clienti.',
    ],
    sms: `hai chiesto l'addebito sul conto ${iban}. Non sei tu? Chiama subito il servizio clienti.`,
  }),

  'change-outcome': (letter, { publicUrl }) => {
    const { title, text } = outcomeWords(letter);
    return {
      subject: title,
      opening: [text],
      link: { label: 'Vedi le tue modifiche', url: `${publicUrl}/my-edison/profilo/modifiche` },
      closing: ['Hai una domanda? Scrivici dalla tua area clienti.'],
      sms: `${title}. Leggi nella tua area clienti.`,
    };
  },

  'debit-returned': ({ number, amountCents, reason, wasPaid }, { publicUrl }) => {
    const why = returnReason(reason);
    const did = wasPaid ? 'ha ripreso' : 'non ha pagato';
    return {
      subject: wasPaid
        ? 'Addebito stornato dalla banca: la bolletta è da pagare'
        : 'Addebito non riuscito: paga la bolletta',
      opening: [
        `La tua banca ${did} ${euroWords(amountCents)} della bolletta ${number}${why === undefined ? '' : `: ${why}`}.`,
        ...(wasPaid ? ['La bolletta risultava pagata: adesso è di nuovo da pagare.'] : []),
      ],
      link: { label: 'Vedi la bolletta', url: `${publicUrl}/my-edison/bollette/${encodeURIComponent(number)}` },
      closing: [
        'Puoi pagare subito dalla pagina della bolletta. Se hai già pagato non devi fare altro: registreremo il pagamento tra qualche giorno.',
      ],
      sms: `la tua banca ${did} ${plainEuroWords(amountCents)} della bolletta ${number}. Puoi pagare nella tua area clienti.`,
    };
  },

  'payment-reversed': ({ cause, paymentId, isQuote, paidOn, amountCents, bills }, { publicUrl }) => {
    const isDispute = cause === 'DISPUTE';
    return {
      subject: isDispute ? 'Il tuo pagamento è stato stornato' : 'Ti abbiamo rimborsato un pagamento',
      opening: [
        reversedWords(isDispute, paidOn, amountCents),
        toPayAgain(isQuote),
        ...bills.map((bill) => `Documento ${bill.number}: ${euroWords(bill.amountCents)} da pagare`),
      ],
      link: { label: 'Vedi il pagamento', url: `${publicUrl}/my-edison/pagamenti/${paymentId}` },
      closing: ['Hai una domanda? Scrivici dalla tua area clienti.'],
      sms: `${isDispute ? 'la banca ha stornato' : 'ti abbiamo rimborsato'} ${plainEuroWords(amountCents)}. Vedi la tua area clienti.`,
    };
  },

  'payment-restored': ({ paymentId, paidOn, amountCents, overpaidCents }, { publicUrl }) => ({
    subject: 'Il tuo pagamento è di nuovo valido',
    opening: [restoredWords(paidOn, amountCents, overpaidCents)],
    link: { label: 'Vedi il pagamento', url: `${publicUrl}/my-edison/pagamenti/${paymentId}` },
    closing: ['Hai una domanda? Scrivici dalla tua area clienti.'],
    sms: `il pagamento di ${plainEuroWords(amountCents)} è di nuovo valido. Vedi la tua area clienti.`,
  }),

  'card-set': ({ accounts }) => ({
    subject: 'Ora paghi con carta',
    opening: [`Da adesso paghi con la carta che hai scelto le bollette ${ofAccounts(accounts)}.`],
    closing: ['Non l’hai chiesto tu? Chiama subito il servizio clienti.'],
    sms: 'ora paghi con la carta che hai scelto. Non sei tu? Chiama subito il servizio clienti.',
  }),

  'payment-receipt': ({ paymentId, paidOn, amountCents, bills, afterQuote, isByLink }, { publicUrl }) => ({
    subject: isByLink ? 'Ricevuta di un pagamento con il link' : 'Ricevuta del tuo pagamento',
    opening: [
      `${afterQuote === null ? paidWords(bills.length, amountCents, isByLink) : paidQuoteWords(amountCents)}, ${dayInFull(paidOn)}.`,
      ...bills.map((bill) => `Documento ${bill.number}: ${euroWords(bill.amountCents)}`),
      `Numero del pagamento: ${paymentId}`,
    ],
    link: { label: 'Vedi il pagamento', url: `${publicUrl}/my-edison/pagamenti/${paymentId}` },
    closing: [
      ...(afterQuote === null ? [] : [afterQuoteWords(afterQuote)]),
      'Conserva questo messaggio: è la tua ricevuta.',
    ],
    sms: `pagamento riuscito: ${plainEuroWords(amountCents)}. La ricevuta è nella tua area clienti.`,
  }),
};

function ofAccounts(accounts: readonly string[]): string {
  return accounts.length === 1
    ? `del conto contrattuale ${accounts[0] ?? ''}`
    : `di ${accounts.length} conti contrattuali`;
}
