import { describe, expect, it } from 'vitest';
import type { Contract } from '../contracts/contract.ts';
import { arrearsOf } from './arrears.ts';

const supply = (account: string | undefined): Contract => ({
  type: 'COMMODITY',
  status: 'ATTIVO',
  code: '10',
  commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: false, account },
});
const service = (account: string | undefined): Contract => ({
  type: 'VAS',
  status: 'ATTIVO',
  code: '10',
  vas: { type: 'SERVIZIO', subType: 'DEFAULT', account },
});

interface Given {
  readonly contractCode?: string;
  readonly vasContractCode?: string;
  readonly account?: string;
}
const aBill = ({ contractCode, vasContractCode, account }: Given) => ({ contractCode, vasContractCode, account });

describe('arrearsOf (contratto.pagine.6)', () => {
  const rows: readonly [string, Given, string | undefined, boolean][] = [
    ['of the contract', { contractCode: '10', account: 'B' }, 'A', true],
    ['of the contract as a service', { vasContractCode: '10', account: 'B' }, 'A', true],
    ['of the contract, without accounts', { contractCode: '10' }, undefined, true],
    ['of another contract on the same account', { contractCode: '11', account: 'A' }, 'A', true],
    ['of the account alone', { account: 'A' }, 'A', true],
    ['of another contract on another account', { contractCode: '11', account: 'B' }, 'A', false],
    ['of another service on another account', { vasContractCode: '11', account: 'B' }, 'A', false],
    ['of another supply that names the service too', { contractCode: '11', vasContractCode: '10' }, 'A', false],
    ['of another contract without an account', { contractCode: '11' }, 'A', false],
    ['of another contract, without accounts', { contractCode: '11' }, undefined, false],
    ['of nothing', {}, undefined, false],
  ];

  it.each(rows)('returns for a supply a bill %s (%j, account %s): %s', (_, given, account, expected) => {
    const bill = aBill(given);
    expect(arrearsOf(supply(account), [bill])).toEqual(expected ? [bill] : []);
  });

  it.each(rows)('returns for a service a bill %s (%j, account %s): %s', (_, given, account, expected) => {
    const bill = aBill(given);
    expect(arrearsOf(service(account), [bill])).toEqual(expected ? [bill] : []);
  });

  it('returns the bills in their order', () => {
    const [first, other, last] = [{ account: 'A' }, { contractCode: '11' }, { contractCode: '10' }].map(aBill);
    if (!first || !other || !last) throw new Error('three bills');
    expect(arrearsOf(supply('A'), [first, other, last])).toEqual([first, last]);
  });
});
