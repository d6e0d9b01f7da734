import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Access } from './access.ts';
import { defineCall, defineFileCall, type Fields } from './call.ts';
import { deskId, freeCode, declarationOf, ownId } from './ids.ts';
import { ownedIdsOf, textsOf } from './declared-places.ts';
import { line } from './wire.ts';

const rest = {
  id: 'lookup',
  backend: 'contratti',
  path: '/v1/cerca/{id}',
  summary: 'Ricerca',
  rules: [],
  errors: [],
} as const;

const answered = { ...rest, method: 'POST', answer: z.strictObject({}), toModel: () => null } as const;

const of = (id: z.ZodMiniString<string>) => z.strictObject({ id });
const example = { request: { params: { id: 'A' } }, answer: {} };
const inBody = { request: { body: { lista: [{}] } }, answer: {} };

const ofTheWrongKind = () => [
  // @ts-expect-error A text of the path must have a kind.
  defineCall({ ...answered, access: 'customer', modules: null, params: z.strictObject({ id: line(40) }), example }),
  // @ts-expect-error Nobody looks up whose this one is.
  defineCall({
    ...answered,
    access: 'customer',
    modules: null,
    params: z.strictObject({ id: deskId('bill') }),
    example,
  }),
  // @ts-expect-error Operators have nothing of their own.
  defineCall({ ...answered, access: 'operator', params: z.strictObject({ id: ownId('bill') }), example }),
  // @ts-expect-error Somebody who isn't signed in has nothing, either.
  defineCall({ ...answered, access: 'anyone', params: z.strictObject({ id: ownId('bill') }), example }),
  // @ts-expect-error The key of a provider's system stands for no customer.
  defineCall({ ...answered, access: 'provider', params: z.strictObject({ id: ownId('bill') }), example }),
  // @ts-expect-error A technician has the visits of a link, and no bills.
  defineCall({ ...answered, access: 'technician', params: z.strictObject({ id: ownId('bill') }), example }),
  // @ts-expect-error Visits are looked up by a technician's link alone.
  defineCall({
    ...answered,
    access: 'customer',
    modules: null,
    params: z.strictObject({ id: ownId('visit') }),
    example,
  }),
  // @ts-expect-error Deep in a body it is the same.
  defineCall({
    ...answered,
    access: 'customer',
    modules: null,
    body: z.strictObject({ lista: z.array(z.strictObject({ numero: z.optional(deskId('bill')) })) }),
    example: inBody,
  }),
  // @ts-expect-error A file is somebody's, too.
  defineFileCall({
    ...rest,
    method: 'GET',
    access: 'customer',
    modules: null,
    params: z.strictObject({ id: deskId('bill') }),
    answers: 'file',
    types: [],
    example: { request: { params: { id: 'A' } } },
  }),
];

describe('a code of a request', () => {
  it('keeps the kind of each declaration of one form', () => {
    const form = z.string().check(z.regex(/^RC-\d+$/));
    const [own, desk] = [ownId('case', form), deskId('case', form)];
    expect([own, desk].map((each) => declarationOf(each)?.of)).toEqual(['own', 'desk']);
    expect(declarationOf(form)).toBeUndefined();
  });

  it('does not compile where its call would look it up for nobody', () => {
    expect(ofTheWrongKind).toBeTypeOf('function');
  });

  it.each<[Access, z.ZodMiniString<string>]>([
    ['customer', ownId('bill')],
    ['signed-in', ownId('session')],
    ['technician', ownId('visit')],
    ['operator', deskId('bill')],
    ['anyone', freeCode('attempt')],
  ])('declares its kind, in a call for %s', (_, id) => {
    expect(textsOf({ params: of(id) })).toMatchObject([{ place: 'params.id', declared: { kind: expect.any(String) } }]);
  });

  it('keeps its kind when more is asked of it', () => {
    expect(declarationOf(ownId('bill').check(z.minLength(3)))).toEqual({ of: 'own', kind: 'bill' });
  });

  it('checks the form and the length of a code', () => {
    expect(z.safeParse(ownId('bill', 3), 'ABCD').success).toBe(false);
    expect(z.safeParse(ownId('bill', 4), 'ABCD').success).toBe(true);
    expect(z.safeParse(ownId('bill', 4), 'A\0').success).toBe(false);
  });
});

describe('the owned ids of a request', () => {
  it('finds owned ids at any depth, in every part', () => {
    const split = z.pipe(
      z.transform((text: string) => text.split(',')),
      z.array(ownId('document')),
    );
    const call = {
      params: of(ownId('bill')),
      query: z.strictObject({ documenti: z.optional(z.pipe(z.string(), split)) }),
      headers: z.object({ 'x-id': z.optional(ownId('booking-draft')) }),
      body: z.strictObject({
        lista: z.array(z.strictObject({ pod: z.nullable(ownId('pod')), nota: line(10) })),
        uno: z.union([ownId('contract'), z.strictObject({ pdr: ownId('pdr') })]),
      }),
    };
    expect(ownedIdsOf(call)).toEqual({
      'params.id': 'bill',
      'query.documenti[]': 'document',
      'headers.x-id': 'booking-draft',
      'body.lista[].pod': 'pod',
      'body.uno': 'contract',
      'body.uno.pdr': 'pdr',
    });
  });

  it('throws where a schema cannot be searched for owned ids', () => {
    const body: Fields = z.strictObject({ altro: z.record(z.string(), z.string()) });
    expect(() => ownedIdsOf({ body })).toThrow('A request has no record');
  });
});
