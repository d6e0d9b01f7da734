import { catalogue, isJson, type Call, type JsonCall } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inEnvelope, outgoingContract } from './answer.ts';
import { fitsOf } from './fits.ts';
import { compiled, InvalidAnswer, serializeByContract } from './serialize.ts';

const calls = Object.values<Call>(catalogue)
  .filter(isJson)
  .map((call) => [call.id, call] as const);

function answerOf(call: JsonCall): Record<string, unknown> {
  return structuredClone(inEnvelope(call, call.example.answer)) as Record<string, unknown>;
}

function* mutants(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  if (!Array.isArray(value)) yield { ...holder, sconosciuto: 1 };
  for (const [key, part] of Object.entries(holder)) {
    const replaced = (by: unknown) => (Array.isArray(value) ? value.with(Number(key), by) : { ...holder, [key]: by });
    for (const other of [null, 'x', 7.5, true, {}, [], undefined]) yield replaced(other);
    for (const inner of mutants(part)) yield replaced(inner);
    if (Array.isArray(value)) continue;
    const { [key]: _gone, ...rest } = holder;
    yield rest;
  }
}

describe('the check that copies nothing', () => {
  it.each(calls)('takes the example of %s, and nothing that its contract rejects or changes', (_, call) => {
    const own = outgoingContract(call);
    const fits = fitsOf(own);
    if (fits === undefined) return;
    expect(fits(answerOf(call))).toBe(true);
    for (const answer of mutants(answerOf(call))) {
      if (!fits(answer)) continue;
      const { data, error } = z.safeEncode(own, answer as never);
      expect(error?.issues).toBeUndefined();
      expect(JSON.parse(JSON.stringify(answer))).toEqual(JSON.parse(JSON.stringify(data)));
    }
  });

  it('leaves to Zod only the few contracts with rarer parts', () => {
    const left = calls.filter(([, call]) => fitsOf(outgoingContract(call)) === undefined);
    expect(left.length).toBeLessThan(calls.length / 10);
  });

  it.each([
    ['an address', z.email(), 'not one'],
    ['a link', z.url(), 'not one'],
    ['a length', z.string().check(z.minLength(3)), 'ab'],
    ['a rule of ours', z.string().check(z.refine((text) => text !== 'ab')), 'ab'],
    ['a changed text', z.string().check(z.trim()), ' ab '],
    ['a limit', z.number().check(z.lte(3)), 4],
    ['a day', z.iso.date(), '2026-02-30'],
    ['a word', z.enum(['A', 'B']), 'C'],
  ])('rejects what breaks %s', (_, a, value) => {
    expect(fitsOf(z.strictObject({ a }))?.({ a: value })).toBe(false);
  });
});

describe('a compiled contract', () => {
  it.each(calls)('matches what the own contract of %s accepts, rejects and explains', (_, call) => {
    const own = outgoingContract(call);
    const fast = compiled(own);
    for (const answer of [answerOf(call), ...mutants(answerOf(call))]) {
      const expected = z.safeEncode(own, answer as never);
      const found = z.safeEncode(fast, answer);
      expect({ data: found.data, issues: found.error?.issues }).toEqual({
        data: expected.data,
        issues: expected.error?.issues,
      });
    }
  });

  it.each(calls)('writes the answer of %s as it is', (_, call) => {
    const route = { method: call.method, url: call.path, schema: outgoingContract(call) };
    const text = serializeByContract(route)(answerOf(call));
    expect(JSON.parse(text)).toEqual(answerOf(call));
  });

  it('encodes a long answer once, before it is sent', () => {
    const route = { method: 'GET', url: '/x', schema: z.strictObject({ a: z.string() }) };
    const answer = { a: 'à€'.repeat(10_000) };
    const bytes: unknown = serializeByContract(route)(answer);
    expect(bytes).toBeInstanceOf(Buffer);
    expect(JSON.parse(String(bytes))).toEqual(answer);
  });

  it('stops an answer that its contract does not allow', () => {
    const write = serializeByContract({ method: 'GET', url: '/x', schema: z.strictObject({ a: z.string() }) });
    expect(() => write({ a: 'b', c: 'd' })).toThrow(InvalidAnswer);
  });
});
