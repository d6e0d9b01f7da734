import { dayInRome, fullDay, secondInRome } from '@sportello/domain';
import { minutesLong, neverSent } from './code-words.ts';
import type { WordsOf } from './message.ts';

/** Texts of messages about withdrawing from a contract (recesso.conferma.1, recesso.pubblico.1). */
export const withdrawalWords: WordsOf<'withdrawal-code' | 'withdrawal-receipt'> = {
  'withdrawal-code': ({ code, minutes }) => ({
    subject: 'Il codice per recedere',
    opening: ['Per recedere dal contratto scrivi questo codice nella pagina in cui lo hai chiesto:'],
    shown: code,
    closing: [
      `Vale ${minutesLong(minutes)} e una volta sola.`,
      neverSent,
      'Non vuoi recedere da un contratto? Ignora questo messaggio: senza il codice non succede niente.',
    ],
    sms: `${code} è il codice per recedere dal contratto. Vale ${minutesLong(minutes)}. Non darlo a nessuno.`,
  }),

  'withdrawal-receipt': ({ number, at, contract }, { publicUrl }) => ({
    subject: 'La ricevuta del tuo recesso',
    opening: [
      `Abbiamo ricevuto il tuo recesso il ${fullDay(dayInRome(at))} alle ${secondInRome(at)}.`,
      `Il contratto: ${contract}.`,
      'Il numero della ricevuta, che trovi allegata:',
    ],
    shown: number,
    link: { label: 'Vai ai tuoi contratti', url: `${publicUrl}/my-edison/contratti` },
    closing: [
      'Conserva questo messaggio. La ricevuta è anche tra i documenti del contratto.',
      'Non hai chiesto tu il recesso? Chiama subito il servizio clienti.',
    ],
    sms: `abbiamo ricevuto il tuo recesso. Ricevuta ${number}.`,
  }),
};
