import { describe, expect, it } from 'vitest';
import type { Commodity } from './commodity.ts';
import type { Contract } from './contract.ts';
import { contractLabel } from './label.ts';
import type { Vas } from './vas/vas.ts';

const supply = (commodity: Partial<Commodity>, more: Pick<Contract, 'address'> = {}): Contract => ({
  type: 'COMMODITY',
  code: 'C1',
  status: 'ATTIVO',
  ...more,
  commodity: { commodityType: 'GAS', commodityMarket: 'LIBERO', selfReading: false, ...commodity },
});
const service = (vas: Partial<Vas>, more: Pick<Contract, 'address'> = {}): Contract => ({
  type: 'VAS',
  code: 'V1',
  status: 'ATTIVO',
  ...more,
  vas: { type: 'SERVIZIO', subType: 'DEFAULT', ...vas },
});
const all = { nickname: 'Casa', offerName: 'Sole', pdr: 'D', pod: 'P' };
const street = { address: { street: 'Via Roma 1' } };

describe('contractLabel (contratto.nomi.1)', () => {
  it.each([
    ['the nickname', supply(all, street), 'Casa'],
    ['the trimmed nickname', supply({ ...all, nickname: ' Casa ' }, street), 'Casa'],
    ['the street', supply({ ...all, nickname: undefined }, street), 'Via Roma 1'],
    ['the offer without an address', supply({ ...all, nickname: undefined }), 'Sole'],
    ['the offer without a street', supply({ ...all, nickname: '' }, { address: { city: 'Milano' } }), 'Sole'],
    ['the offer with a blank street', supply({ ...all, nickname: '' }, { address: { street: ' ' } }), 'Sole'],
    ['the PDR', supply({ offerName: ' ', pdr: ' D ', pod: 'P' }), 'PDR D'],
    ['the POD', supply({ pdr: '', pod: 'P' }), 'POD P'],
    ['the code of the contract', supply({ pdr: ' ', pod: ' ' }), 'C1'],
    ['the name of the service', service({ name: 'Assistenza', pod: 'P' }, street), 'Assistenza'],
    ['the street of the service', service({ name: ' ', pod: 'P' }, street), 'Via Roma 1'],
    ['the POD of the service', service({ name: '', pod: 'P' }), 'POD P'],
    ['the code of the service', service({}), 'V1'],
  ])('returns %s', (_what, contract, label) => {
    expect(contractLabel(contract)).toBe(label);
  });
});
