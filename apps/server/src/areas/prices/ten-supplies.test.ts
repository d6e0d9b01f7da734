import { supplyPrices } from '@sportello/calls';
import {
  compareYears,
  pricesInForce,
  priceSequel,
  YEAR_SHARES,
  type OfferedPrice,
  type SupplyUse,
} from '@sportello/domain';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { readSample } from '../../../../../packages/calls/src/mechanism/sample.ts';

// The year at today's prices and at those that follow, for ten supplies of the demo, against a calculation that shares
// no code with the product: decimals are fractions of integers, and each line is written out (prezzi.anno.1).

const gateway = useApp();
const today = '2026-11-20';

const decimal = (value: number): [bigint, bigint] => {
  const [whole = '0', part = ''] = value.toFixed(8).split('.');
  return [BigInt(whole + part), 100_000_000n];
};

function cents(...factors: number[]): number {
  const [top, bottom] = factors.map(decimal).reduce(([a, b], [c, d]) => [a * c, b * d], [100n, 1n] as [bigint, bigint]);
  const rounded = ((top < 0n ? -top : top) * 2n + bottom) / (bottom * 2n);
  return Number(top < 0n ? -rounded : rounded);
}

function byHand(prices: readonly OfferedPrice[], { use, power }: SupplyUse, parts: readonly string[]) {
  const rates: Record<string, number> = {};
  let net = 0;
  for (const { part, unit, band, price = 0, vatRate } of prices) {
    if (!parts.includes(part)) continue;
    let amount = 0;
    if (unit === 'EUR/mese') amount = cents(price, 12);
    else if (unit === 'EUR/kW/mese') amount = cents(price, power ?? 0, 12);
    else amount = cents(price, band === undefined ? (use?.total ?? 0) : (use?.bands?.[band] ?? 0));
    net += amount;
    rates[String(vatRate)] = (rates[String(vatRate)] ?? 0) + amount;
  }
  const vat =
    'undefined' in rates
      ? 0
      : Object.entries(rates).reduce((sum, [rate, of]) => sum + cents(of / 10_000, Number(rate)), 0);
  return net + vat;
}

it('returns the same difference as a calculation by hand, to the cent, for ten supplies', async () => {
  const { rows } = await gateway.database.pool.query<{ code: string; username: string }>(
    `select c.code, a.username from commodity_contracts c join accounts a on a.customer_code = c.customer_code
     where exists (select from supply_offers o where o.contract_code = c.code and o.valid_from > '${today}')
     order by c.code`,
  );
  const compared: unknown[] = [];
  for (const { code, username } of rows) {
    const bearer = (await gateway.signIn(username)).access_token;
    const { body } = await gateway.send({ url: `/api/sportello/v1/prezzi/${code}`, bearer });
    const { model } = await readSample(supplyPrices, body);
    const sequel = priceSequel(model, today);
    if (sequel === undefined || model.use === undefined) continue;
    const now = pricesInForce(model.components, today);
    const found = compareYears(now, sequel.prices, model);
    if (model.use.bands === undefined && now.some(({ band }) => band !== undefined)) {
      expect(found.difference).toBeUndefined();
      continue;
    }
    const parts = ['VENDITA', 'RETE', 'IMPOSTE'].filter((part) =>
      [now, sequel.prices].every((prices) => part === 'VENDITA' || prices.some((price) => price.part === part)),
    );
    const [before, after] = [byHand(now, model, parts), byHand(sequel.prices, model, parts)];
    expect([code, found.before.total, found.after.total]).toEqual([code, before, after]);
    expect(found.difference).toBe(after - before);
    const sum = YEAR_SHARES.reduce((total, share) => total + (found.after.shares[share] ?? 0), found.after.vat ?? 0);
    expect(sum).toBe(found.after.total);
    compared.push(found.difference);
  }
  expect(compared.length).toBeGreaterThanOrEqual(10);
  expect(new Set(compared).size).toBeGreaterThan(5);
});
