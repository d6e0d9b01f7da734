import { linkedCommodity } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { readSample } from '../mechanism/sample.ts';
import { recuperoDatiContratto } from './recuperoDatiContratto.ts';
import { risolveCommodity } from './risolveCommodity.ts';

const { answer } = recuperoDatiContratto.example;

describe('the details of a supply', () => {
  it('reads the contract, its details and the land registry', async () => {
    const { model } = await readSample(recuperoDatiContratto, answer);
    expect(model).toMatchObject({
      contract: { code: '4000000001', status: 'ATTIVO' },
      details: { activationDate: '2024-03-01', tariffType: 'Bioraria', powerUsed: '4,5 kW' },
      landRegistry: { entered: true, foglio: '12', particella: '345', subalterno: '6' },
      version: '3',
    });
  });

  it('reads a quotation that has no contract yet', async () => {
    const { model } = await readSample(recuperoDatiContratto, {
      contratto: null,
      dataAttivazione: '2026-12-01',
      tipoTariffa: null,
      potenzaImpegnata: null,
      datiCatastali: null,
    });
    expect(model).toMatchObject({ contract: undefined, details: { powerUsed: undefined }, landRegistry: undefined });
  });
});

describe('the supply that a service is charged on', () => {
  it('finds the supply that a service is charged on', async () => {
    const { model } = await readSample(risolveCommodity, risolveCommodity.example.answer);
    expect(linkedCommodity(model, '7000000003')).toEqual({
      serviceCode: '7000000003',
      commodityCode: '4000000001',
      commodityType: 'LUCE',
      account: '500000000001',
    });
  });

  it.each([['7000000009'], [undefined]])('throws when there is no supply for the service %s', async (serviceCode) => {
    const { model } = await readSample(risolveCommodity, risolveCommodity.example.answer);
    expect(() => linkedCommodity(model, serviceCode)).toThrow('Contract not found');
  });

  it('does not cache risolveCommodity', () => {
    expect(risolveCommodity).not.toHaveProperty('cacheMs');
  });
});
