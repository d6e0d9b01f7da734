import type { Letter } from './index.ts';

export type SampleMessage = readonly [Letter, subject: string, mailContains: readonly string[], sms: string];

export const sampleCaseMessages: readonly SampleMessage[] = [
  [
    {
      template: 'legal-notice',
      number: 'CM-1',
      kind: 'RINNOVO',
      title: 'Il tuo contratto si rinnova',
      effectiveDay: '2027-06-01',
    },
    'Il tuo contratto si rinnova',
    ['CM-1', 'nel PDF allegato', 'martedì 1° giugno 2027'],
    'Aurora Energia: il tuo contratto si rinnova. Vale da martedì 1 giugno 2027. Leggi la comunicazione: https://clienti.example.it/my-edison/comunicazioni/CM-1',
  ],
  [
    { template: 'case-code', code: '042137', minutes: 10 },
    'Il codice per il tuo reclamo',
    ['042137', 'Vale 10 minuti'],
    'Aurora Energia: 042137 è il codice per il tuo reclamo. Vale 10 minuti. Non darlo a nessuno.',
  ],
  [
    {
      template: 'public-case',
      about: 'RECEIVED',
      caseNumber: 'RC-2026-000123',
      answerBy: '2026-12-20',
      code: '7KQ4-M2XD-9HTP',
    },
    'Abbiamo ricevuto la tua richiesta',
    ['RC-2026-000123', 'entro domenica 20 dicembre 2026', '7KQ4-M2XD-9HTP'],
    'Aurora Energia: abbiamo ricevuto la tua richiesta: RC-2026-000123. I dettagli sono nella tua email.',
  ],
  [
    { template: 'public-case', about: 'QUESTION', caseNumber: 'RC-2026-000123', code: null },
    'Ci serve una tua risposta',
    ['RC-2026-000123', 'collega la richiesta con il codice della ricevuta'],
    'Aurora Energia: ci serve una tua risposta: RC-2026-000123. I dettagli sono nella tua email.',
  ],
  [
    { template: 'public-case', about: 'ANSWERED', caseNumber: 'RC-2026-000123', code: null },
    'C’è la nostra risposta',
    ['la risposta è il PDF allegato', 'conciliazione.arera.it'],
    "Aurora Energia: c'è la nostra risposta: RC-2026-000123. I dettagli sono nella tua email.",
  ],
];
