import { expect, it } from 'vitest';
import { INTERVENTION_ACTS, INTERVENTION_DOERS } from './event.ts';

it('returns the ten events besides the steps, in order (intervento.storia.1)', () => {
  expect(INTERVENTION_ACTS).toEqual([
    'PRENOTAZIONE',
    'MODIFICA',
    'NUOVO_APPUNTAMENTO',
    'DISDETTA',
    'IN_VIAGGIO',
    'RITARDO_PREVISTO',
    'INGRESSO',
    'ATTESA',
    'RITARDO',
    'OPINIONE',
  ]);
});

it('returns the four parties that act (intervento.storia.2)', () => {
  expect(INTERVENTION_DOERS).toEqual(['CLIENTE', 'CENTRALE', 'DITTA', 'SISTEMA']);
});
