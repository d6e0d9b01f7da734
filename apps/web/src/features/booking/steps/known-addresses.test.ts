import type { Contract } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { knownAddresses, onlyAddress } from './known-addresses.ts';

const at = (street: string) => ({ street, cap: '20146', city: 'Milano', province: 'MI' });

const supply = (street: string, status: Contract['status'] = 'ATTIVO'): Contract => ({
  type: 'COMMODITY',
  status,
  code: street,
  address: at(street),
  commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: false },
});

const service = (
  street: string,
  status: Contract['status'] = 'ATTIVO',
  subType: 'INTERVENTO_TECNICO' | 'DEFAULT' = 'INTERVENTO_TECNICO',
): Contract => ({ type: 'VAS', status, code: `S ${street}`, address: at(street), vas: { type: 'SERVIZIO', subType } });

describe('onlyAddress (prenotazione.luogo.1)', () => {
  it.each<[string, readonly Contract[], string | undefined]>([
    ['the covered one of two homes', [supply('Via A 1'), supply('Via B 2'), service('Via B 2')], 'Via B 2'],
    ['none of two covered ones', [service('Via A 1'), service('Via B 2')], undefined],
    ['the only home of two covered ones', [service('Via A 1'), service('Via B 2'), supply('Via B 2')], 'Via B 2'],
    [
      'none by a service that is not running',
      [supply('Via A 1'), supply('Via B 2'), service('Via B 2', 'IN_ATTIVAZIONE')],
      undefined,
    ],
    [
      'none by another service',
      [supply('Via A 1'), supply('Via B 2'), service('Via B 2', 'ATTIVO', 'DEFAULT')],
      undefined,
    ],
    ['the only home beside one that is coming', [supply('Via A 1', 'IN_ATTIVAZIONE'), supply('Via B 2')], 'Via B 2'],
    ['the only address at all', [supply('Via A 1', 'IN_ATTIVAZIONE')], 'Via A 1'],
    ['none of an ended contract', [supply('Via A 1', 'CESSATO')], undefined],
    ['none without contracts', [], undefined],
  ])('returns %s', (_what, contracts, street) => {
    expect(onlyAddress(knownAddresses(contracts))?.street).toBe(street);
  });
});
