import { expect, it } from 'vitest';
import { readSample } from '../../mechanism/sample.ts';
import { supplyPrices } from './supplyPrices.ts';

const wire = supplyPrices.example.answer;

it('returns offers, prices, use and the offers on sale (prezzi.chiamate.1)', async () => {
  const { model } = await readSample(supplyPrices, wire);
  expect(model).toMatchObject({
    offers: [{ code: 'LUCE-SERENA-24', name: 'Luce Serena', from: '2026-03-01', until: '2027-02-28' }],
    components: [{ label: 'Energia', unit: 'EUR/kWh', band: undefined, price: 0.1342, from: '2026-03-01' }],
    use: { total: 2716.4, bands: { F1: 902.1 }, origin: 'CURVE' },
    power: 4.5,
    onSale: [{ code: 'LUCE-FISSA-12', months: 12, prices: [{ price: 0.1285 }] }],
  });
});

it('returns undefined for what is not known', async () => {
  const { model } = await readSample(supplyPrices, {
    ...wire,
    offerte: [{ ...wire.offerte[0], codice: 'A', nome: 'A', dal: '2026-03-01', al: null }],
    consumo: null,
    potenza: null,
  });
  expect(model).toMatchObject({ offers: [{ until: undefined }], use: undefined, power: undefined });
});
