import { SUPPLY_REQUEST_KIND_LABELS } from '@sportello/domain';
import { requestWords as newsWords } from '../supply-request-words.ts';
import { minutesLong, neverSent } from './code-words.ts';
import type { WordsOf } from './message.ts';

/** Texts of messages about requests about supplies (pratica.firma.1, pratica.operatore.2). */
export const requestWords: WordsOf<'supply-request-code' | 'supply-request-news'> = {
  'supply-request-code': ({ requestKind, code, minutes }) => ({
    subject: 'Il codice per firmare la tua pratica',
    opening: [
      `Per firmare la pratica “${SUPPLY_REQUEST_KIND_LABELS[requestKind]}” scrivi questo codice nella pagina in cui lo hai chiesto:`,
    ],
    shown: code,
    closing: [
      `Vale ${minutesLong(minutes)} e una volta sola.`,
      neverSent,
      'Non stai inviando una pratica? Ignora questo messaggio: senza il codice non succede niente.',
    ],
    sms: `${code} è il codice per firmare la tua pratica. Vale ${minutesLong(minutes)}. Non darlo a nessuno.`,
  }),

  'supply-request-news': (news, { publicUrl }) => {
    const { title, text } = newsWords(news);
    return {
      subject: title,
      opening: [text],
      link: { label: 'Apri la pratica', url: `${publicUrl}/my-edison/pratiche/${news.requestNumber}` },
      closing: ['La trovi nella tua area clienti, in Pratiche.'],
      sms: `${title}. Pratica ${news.requestNumber}, nella tua area clienti.`,
    };
  },
};
