import { expect, it } from 'vitest';
import { stepWords, type StepFacts } from './step-words.ts';

const told: StepFacts = {
  interventionId: 'I1',
  mode: 'TECHINICIAN_EXIT',
  product: 'Caldaia',
  company: '034',
  day: '2026-12-01',
  starts: '09:00',
  ends: '11:00',
  step: 'ACCETTA',
  reason: null,
};

it.each([
  ['MATERIALE_ARRIVATO', false, 'Ora puoi fissare il prossimo appuntamento.'],
  ['MATERIALE_ARRIVATO', true, 'La ditta ti chiama e sceglie il giorno con te.'],
  ['PAGAMENTO_VERIFICATO', true, 'La ditta ti chiama e sceglie il giorno con te.'],
  [
    'ATTENDI_MATERIALE',
    true,
    'Ti avvisiamo quando il materiale arriva, e la ditta sceglie con te il prossimo appuntamento.',
  ],
] as const)('returns for %s, fixed by the company (%s), %s (intervento.stato.4)', (step, isFixedByCompany, text) => {
  expect(stepWords({ ...told, step, isFixedByCompany }).text).toBe(text);
});

it.each([
  ['TECHINICIAN_EXIT', 'Se ne occupa la ditta 034: ora confermiamo l’appuntamento.'],
  ['VIDEOCALL', 'Se ne occupa la centrale operativa: ora confermiamo l’appuntamento.'],
] as const)('names who takes care of a %s', (mode, text) => {
  expect(stepWords({ ...told, mode }).text).toBe(text);
});

it.each([
  [
    'TECHINICIAN_EXIT',
    'Promemoria: il tecnico arriva martedì 1° dicembre',
    'L’appuntamento è martedì 1° dicembre 2026, tra le 09:00 e le 11:00. Se non puoi, chiama la centrale operativa.',
  ],
  [
    'VIDEOCALL',
    'Promemoria: videochiamata martedì 1° dicembre',
    'L’appuntamento è martedì 1° dicembre 2026, tra le 09:00 e le 11:00. Entri dalla pagina dell’intervento, da 10 minuti prima. Se non puoi, chiama la centrale operativa.',
  ],
] as const)(
  'returns the reminder of a %s, right on whichever day it is read (intervento.promemoria.1)',
  (mode, title, text) => {
    expect(stepWords({ ...told, step: 'PROMEMORIA', mode })).toMatchObject({ title, text });
  },
);

it('says why something is cancelled', () => {
  expect(stepWords({ ...told, step: 'ANNULLA', reason: 'NOT_COVERED' }).text).toContain('non coperto dal servizio');
});

it.each([
  ['UNCONFIRMED', 'TECHINICIAN_EXIT', 'Nessuna conferma in tempo', 'La visita era martedì 1° dicembre 2026'],
  ['NO_OUTCOME', 'TECHINICIAN_EXIT', 'Aspettiamo l’esito del tuo appuntamento', 'Se non è venuto nessuno, chiama'],
  ['NO_OUTCOME', 'VIDEOCALL', 'Aspettiamo l’esito del tuo appuntamento', 'Se non ci siamo incontrati, chiama'],
  ['STILL_OPEN', 'VIDEOCALL', 'La videochiamata è ancora aperta', 'Entra dalla pagina dell’intervento'],
  ['NOW', 'TECHINICIAN_EXIT', 'Siamo in ritardo con il tuo intervento', 'Non abbiamo rispettato i tempi'],
  [undefined, 'TECHINICIAN_EXIT', 'Siamo in ritardo con il tuo intervento', 'Non abbiamo rispettato i tempi'],
] as const)('returns for a delay at stage %s of a %s the words of the app', (stage, mode, title, text) => {
  const words = stepWords({ ...told, step: 'RITARDO', mode, stage });
  expect(words.title).toBe(title);
  expect(words.text).toContain(text);
});

it('returns that nobody confirmed a visit whose search ran out with its time (intervento.passato.1)', () => {
  const searched = { ...told, step: 'RITARDO', isSearched: true } as const;
  expect(stepWords(searched).title).toBe('Non abbiamo ancora trovato una ditta');
  expect(stepWords({ ...searched, stage: 'UNCONFIRMED' }).title).toBe('Nessuna conferma in tempo');
});
