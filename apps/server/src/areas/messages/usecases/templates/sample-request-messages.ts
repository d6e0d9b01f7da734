import type { SampleMessage } from './sample-case-messages.ts';

const news = { template: 'supply-request-news', requestNumber: 'PR-2026-000123', requestKind: 'POTENZA' } as const;
const sms = (title: string) => `Aurora Energia: ${title}. Pratica PR-2026-000123, nella tua area clienti.`;

export const sampleRequestMessages: readonly SampleMessage[] = [
  [
    { template: 'supply-request-code', requestKind: 'POTENZA', code: '042137', minutes: 10 },
    'Il codice per firmare la tua pratica',
    ['042137', 'Vale 10 minuti', 'Cambio potenza'],
    'Aurora Energia: 042137 è il codice per firmare la tua pratica. Vale 10 minuti. Non darlo a nessuno.',
  ],
  [
    { ...news, about: 'MADE', day: '2026-11-27' },
    'Cambio potenza: abbiamo ricevuto la tua pratica',
    ['PR-2026-000123', 'entro venerdì 27 novembre 2026'],
    sms('cambio potenza: abbiamo ricevuto la tua pratica'),
  ],
  [
    { ...news, about: 'STEP', step: 'LAVORO_PROGRAMMATO', day: '2026-11-26', hours: '8:30-12:30' },
    'Cambio potenza: appuntamento fissato',
    ['giovedì 26 novembre 2026, 8:30-12:30', '/my-edison/pratiche/PR-2026-000123'],
    sms('cambio potenza: appuntamento fissato'),
  ],
  [
    { ...news, about: 'STEP', step: 'VERIFICATA', day: null },
    'Cambio potenza: documenti verificati',
    ['va avanti'],
    sms('cambio potenza: documenti verificati'),
  ],
  [
    { ...news, about: 'STEP', step: 'INVIATA_DISTRIBUTORE' },
    'Cambio potenza: inviata al distributore',
    ['è al distributore'],
    sms('cambio potenza: inviata al distributore'),
  ],
  [
    { ...news, about: 'STEP', step: 'ESEGUITA', day: '2026-11-26' },
    'Cambio potenza: fatto',
    ['Vale da giovedì 26 novembre 2026.'],
    sms('cambio potenza: fatto'),
  ],
  [
    { ...news, about: 'STEP', step: 'FATTURATA' },
    'Cambio potenza: il costo è in bolletta',
    ['è conclusa'],
    sms('cambio potenza: il costo è in bolletta'),
  ],
  [
    { ...news, about: 'REJECTED', code: 'POTENZA_NON_DISPONIBILE' },
    'Cambio potenza: pratica non accolta',
    ['La rete non può dare questa potenza al tuo indirizzo.'],
    sms('cambio potenza: pratica non accolta'),
  ],
  [
    { ...news, about: 'PAPER_REJECTED', paper: 'IDENTITA' },
    'Cambio potenza: serve un altro documento',
    ['Documento di identità: non va bene.'],
    sms('cambio potenza: serve un altro documento'),
  ],
  [
    { ...news, about: 'PAPER_ASKED', paper: 'TITOLO' },
    'Cambio potenza: serve un documento',
    ['Titolo sull’immobile: invialo'],
    sms('cambio potenza: serve un documento'),
  ],
  [
    { ...news, about: 'MESSAGE' },
    'Cambio potenza: c’è un messaggio',
    ['Ti abbiamo scritto'],
    "Aurora Energia: cambio potenza: c'è un messaggio. Pratica PR-2026-000123, nella tua area clienti.",
  ],
  [
    { ...news, about: 'CANCELLED' },
    'Cambio potenza: pratica annullata',
    ['Resta tutto come prima.'],
    sms('cambio potenza: pratica annullata'),
  ],
];
