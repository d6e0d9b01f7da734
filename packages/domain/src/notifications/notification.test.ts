import { expect, it } from 'vitest';
import { NOTIFICATION_READ_STATE_LABELS, NOTIFICATION_TARGET_LABELS, notificationActionLabel } from './notification.ts';

it.each([
  ['ARCHIVIO', 'Archivio', 'Vai a E-Wallet'],
  ['LINK', 'Link', 'Scopri di più'],
  ['PROFILO', 'Profilo', 'Scopri di più'],
  ['PRATICHE', 'Pratiche', 'Scopri di più'],
  ['INTERVENTO_TECNICO', 'Intervento Tecnico', 'Scopri di più'],
] as const)('labels target %s as %j, its action %j (avviso.modello.2, avviso.modello.3)', (target, label, action) => {
  expect(NOTIFICATION_TARGET_LABELS[target]).toBe(label);
  expect(notificationActionLabel(target)).toBe(action);
});

it.each([
  ['DA_LEGGERE', 'Da Leggere'],
  ['LETTA', 'Letta'],
] as const)('labels the read state %s as %j (avviso.modello.1)', (state, label) => {
  expect(NOTIFICATION_READ_STATE_LABELS[state]).toBe(label);
});
