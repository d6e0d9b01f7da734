import { catalogue, isJson, type Call, type JsonCall } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inEnvelope, outgoingContract } from './answer.ts';
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

describe('a compiled contract', () => {
  it.each(calls)('takes, rejects and explains what %s’s own does', (_, call) => {
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

  it('stops an answer that its contract does not allow', () => {
    const write = serializeByContract({ method: 'GET', url: '/x', schema: z.strictObject({ a: z.string() }) });
    expect(() => write({ a: 'b', c: 'd' })).toThrow(InvalidAnswer);
  });
});
