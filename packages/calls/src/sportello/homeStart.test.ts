import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readSample } from '../mechanism/sample.ts';
import { homeStart } from './homeStart.ts';

const { request, answer } = homeStart.example;

it('returns each part in the words of its own call, and null for one that is missing', async () => {
  const { notifiche: _, ...others } = answer;
  expect((await readSample(homeStart, others)).model).toEqual({ ...others, notifiche: null });
});

it.each([
  ['a period that ends before it begins', { ...request.query, inizioPeriodo: '2027-01-01' }],
  ['a period without an end', { inizioPeriodo: '2016-01-01' }],
  ['another field', { ...request.query, codiceCliente: '1000000001' }],
])('rejects %s', (_what, query) => {
  expect(z.safeParse(homeStart.query ?? z.never(), query).success).toBe(false);
});
