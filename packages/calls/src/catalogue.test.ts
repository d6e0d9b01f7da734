import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { catalogue } from './catalogue.ts';
import { BILL_READS } from './sportello/bills/bill-reads.ts';
import { isJson, isReadOnly, pathOf, type Call } from './mechanism/call.ts';
import { errorCatalogue } from './mechanism/errors.ts';
import { ownedIdsOf, textsOf } from './mechanism/declared-places.ts';
import { readSample } from './mechanism/sample.ts';

const calls = Object.entries<Call>(catalogue);
const ofCustomers = calls.filter(([, { access }]) => /customer|signed-in/.test(access));

const idNames = new Set(calls.flatMap(([, call]) => Object.keys(ownedIdsOf(call)).map(nameOf)));

describe('the catalogue', () => {
  it.each(calls)('lists %s under its own id', (id, call) => {
    expect(call.id).toBe(id);
  });

  it.each(calls)('declares a summary and rules for %s', (_, call) => {
    expect(call.summary).toMatch(/^\p{Lu}/u);
    expect(call.rules).not.toEqual([]);
  });

  it('contains no two calls on one method and path', () => {
    const routes = calls.map(([, call]) => `${call.method} ${pathOf(call)}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(calls)('declares exactly the path parameters of %s', (_, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const params = call.params?._zod.def.shape ?? {};
    expect(new Set(Object.keys(params))).toEqual(new Set(inPath));
  });

  it.each(calls)('declares an example of %s that its contract accepts and its mapper reads', async (_, call) => {
    const { request } = call.example;
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const schema = call[part] ?? z.undefined();
      expect(z.safeParse(schema, (request as Record<string, unknown>)[part]).error).toBeUndefined();
    }
    if (!isJson(call)) return;
    const { answer } = call.example;
    expect(z.safeParse(call.answer, answer).error).toBeUndefined();
    await expect(readSample(call, answer)).resolves.toMatchObject({ setAside: [] });
  });

  it.each(ofCustomers)('declares each id of %s', (_, call) => {
    const undeclared = textsOf(call).filter(
      ({ place, declared }) => declared === undefined && idNames.has(nameOf(place)),
    );
    expect(undeclared).toEqual([]);
  });

  it('lets customers give no id that is not looked up, but for these', () => {
    const free = ofCustomers.flatMap(([id, call]) =>
      textsOf(call).flatMap(({ place, declared }) =>
        declared?.of === 'free' && idNames.has(nameOf(place)) ? [[id, place, declared.kind]] : [],
      ),
    );
    expect(free.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      ['billArchive', 'query.numero', 'filter'],
      ['billChoices', 'query.numero', 'filter'],
      ['billExport', 'query.numero', 'filter'],
      ['changePayments', 'body.codiceFiscale', 'account-holder'],
      ['modificaDatiPagamento', 'body.codiceFiscale', 'account-holder'],
      ['modificaDatiPagamentoVas', 'body.codiceFiscale', 'account-holder'],
      ['recuperoListaBollette', 'query.numero', 'filter'],
      ['saveBookingDraft', 'params.id', 'new-booking-draft'],
      ['saveSupplyRequestDraft', 'body.risposte.codiceFiscale', 'request-answer'],
      ['saveSupplyRequestDraft', 'params.id', 'new-supply-request-draft'],
    ]);
  });

  it.each(calls)('caches only reads: %s', (_, call) => {
    expect(call.method === 'GET' || !isJson(call) || call.cacheMs === undefined).toBe(true);
  });

  it.each(calls.filter(([, { touches }]) => touches))('invalidates only reads of the catalogue by %s', (_, call) => {
    const reads = calls.filter(([, each]) => isReadOnly(each)).map(([id]) => id);
    expect(isReadOnly(call)).toBe(false);
    expect(reads).toEqual(expect.arrayContaining([...(call.touches ?? [])]));
  });
});

describe('the reads of bills', () => {
  const changes = calls.filter(([, { touches }]) => touches?.some((id) => BILL_READS.some((read) => read === id)));

  it.each(changes)('invalidates all of them by %s', (_, { touches }) => {
    expect(touches).toEqual(expect.arrayContaining([...BILL_READS]));
  });

  it.each(BILL_READS)('invalidates %s by an event about bills', (id) => {
    expect(catalogue[id].invalidatedBy).toBe('bills');
  });
});

describe('the error catalogue', () => {
  it.each(Object.entries(errorCatalogue))('contains a text and advice for the customer in %s', (_, entry) => {
    expect(entry.status).toBeGreaterThanOrEqual(400);
    expect(entry.text).toMatch(/[.!]$/);
    expect(entry.advice).toMatch(/[.!]$/);
  });
});

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('.') + 1);
}
