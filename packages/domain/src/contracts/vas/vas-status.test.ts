import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { vasStatus } from './vas-status.ts';

const CODES = ['S1', 'S2'];

it.each([
  ['nothing known', {}, 'DISATTIVATO'],
  ['other service, half way', { serviceCode: 'X', progress: 50 }, 'DISATTIVATO'],
  ['other service, cancelled', { serviceCode: 'X', sourceState: 'Annullato' }, 'DISATTIVATO'],
  ['other service, complete', { serviceCode: 'X', progress: 100 }, 'ATTIVO'],
  ['other service, suspended', { progress: 100, sourceState: 'Sospeso' }, 'ATTIVO'],
  ['listed service, not begun', { serviceCode: 'S1', progress: 0 }, 'DISATTIVATO'],
  ['listed service, begun', { serviceCode: 'S1', progress: 1 }, 'IN_ATTIVAZIONE'],
  ['listed service, nearly there', { serviceCode: 'S2', progress: 99 }, 'IN_ATTIVAZIONE'],
  ['listed service, complete', { serviceCode: 'S2', progress: 100 }, 'ATTIVO'],
  ['listed service, no progress', { serviceCode: 'S2' }, 'DISATTIVATO'],
  ['listed, cancelled', { serviceCode: 'S1', sourceState: 'Annullato' }, 'ANNULLATO'],
  ['listed, cancelled half way', { serviceCode: 'S1', progress: 50, sourceState: 'ANNULLATO' }, 'ANNULLATO'],
  [
    'listed, cancelled but complete: the later rule wins',
    { serviceCode: 'S1', progress: 100, sourceState: 'Annullato' },
    'ATTIVO',
  ],
  ['fibre, not begun', { productType: 'ZFIB', progress: 0 }, 'DISATTIVATO'],
  ['fibre, half way', { productType: 'ZFIB', progress: 50 }, 'IN_ATTIVAZIONE'],
  ['fibre, complete', { productType: 'ZFIB', progress: 100 }, 'ATTIVO'],
  ['fibre, cancelled', { productType: 'ZFIB', sourceState: 'Annullato' }, 'ANNULLATO'],
  ['fibre, suspended', { productType: 'ZFIB', progress: 100, sourceState: 'Sospeso per Morosità' }, 'SOSPESO_MOROSITA'],
  [
    'fibre, suspended, as a code',
    { productType: 'ZFIB', progress: 100, sourceState: 'SOSPESO_MOROSITA' },
    'SOSPESO_MOROSITA',
  ],
  ['listed service, suspended', { serviceCode: 'S1', progress: 100, sourceState: 'Sospeso per Morosità' }, 'ATTIVO'],
])('returns the service status with %s (contratto.stato.4)', (_what, facts, status) => {
  expect(vasStatus(facts, CODES)).toBe(status);
});

it('treats fibre alike whatever the activation codes', () => {
  const facts = fc.record({
    productType: fc.constant('ZFIB'),
    serviceCode: fc.constantFrom('S1', 'X'),
    progress: fc.integer({ min: 0, max: 100 }),
    sourceState: fc.constantFrom('Attivo', 'Annullato', 'Sospeso'),
  });
  fc.assert(
    fc.property(facts, (given) => {
      expect(vasStatus(given, [])).toBe(vasStatus(given, CODES));
    }),
  );
});

it.each([
  ['other product at half progress', { productType: 'ZVAS', progress: 50 }, 'DISATTIVATO'],
  ['no service code at half progress', { progress: 50 }, 'DISATTIVATO'],
  ['listed service beyond complete', { serviceCode: 'S1', progress: 101 }, 'DISATTIVATO'],
  ['listed service below zero', { serviceCode: 'S1', progress: -1 }, 'DISATTIVATO'],
  ['listed service with spaces around its state', { serviceCode: 'S1', sourceState: ' annullato ' }, 'ANNULLATO'],
  ['listed service with a longer state', { serviceCode: 'S1', sourceState: 'Annullato ieri' }, 'DISATTIVATO'],
  ['fibre cancelled at half progress', { productType: 'ZFIB', progress: 50, sourceState: 'Annullato' }, 'ANNULLATO'],
  [
    'fibre suspended at half progress',
    { productType: 'ZFIB', progress: 50, sourceState: 'Sospeso' },
    'SOSPESO_MOROSITA',
  ],
  ['fibre suspended without progress', { productType: 'ZFIB', sourceState: 'SOSPESO' }, 'SOSPESO_MOROSITA'],
  ['fibre not suspended any more', { productType: 'ZFIB', progress: 100, sourceState: 'Non sospeso' }, 'ATTIVO'],
  ['other product suspended', { productType: 'ZVAS', sourceState: 'Sospeso' }, 'DISATTIVATO'],
])('returns the status of %s (contratto.stato.4)', (_what, facts, status) => {
  expect(vasStatus(facts, CODES)).toBe(status);
});
