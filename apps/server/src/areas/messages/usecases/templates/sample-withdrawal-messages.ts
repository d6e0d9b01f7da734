import type { SampleMessage } from './sample-case-messages.ts';

export const sampleWithdrawalMessages: readonly SampleMessage[] = [
  [
    { template: 'withdrawal-code', code: '042137', minutes: 10 },
    'Il codice per recedere',
    ['042137', 'Vale 10 minuti'],
    'Aurora Energia: 042137 è il codice per recedere dal contratto. Vale 10 minuti. Non darlo a nessuno.',
  ],
  [
    {
      template: 'withdrawal-receipt',
      number: 'RE-2026-000123',
      at: Date.parse('2026-11-20T22:59:59Z'),
      contract: 'Luce Serena, POD IT001E12345678',
    },
    'La ricevuta del tuo recesso',
    ['RE-2026-000123', 'il 20 novembre 2026 alle 23:59:59', 'Luce Serena, POD IT001E12345678'],
    'Aurora Energia: abbiamo ricevuto il tuo recesso. Ricevuta RE-2026-000123.',
  ],
];
