import { isDay, isLine, tidyLine, type Day } from '@sportello/domain';
import * as z from 'zod';
import { exactFrom, type Exact } from '../exact.ts';

const missing = { error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'missing' : undefined) };

export const one = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .array(shape, missing)
    .max(1, 'may stand here only once')
    .transform(([only]) => only as z.output<Shape>);

export const maybe = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .array(shape)
    .max(1, 'may stand here only once')
    .optional()
    .transform((all) => all?.[0]);

export const many = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).default([]);

export const some = <Shape extends z.ZodType>(shape: Shape) => z.array(shape, missing);

const leaf = z.string({ error: 'holds elements where a value belongs' });

export const text = (most: number) =>
  leaf
    .transform(tidyLine)
    .pipe(
      z.string().min(1, 'empty').max(most, `longer than ${most} characters`).refine(isLine, 'unreadable characters'),
    );

export const oneOf = <const Codes extends readonly string[]>(codes: Codes, reason: string) =>
  leaf.pipe(z.enum(codes, { error: reason }));

export const code = (form: RegExp, reason: string) =>
  leaf.transform((value) => value.toUpperCase()).pipe(z.string().regex(form, reason));

/** A day; a trailing time zone is ignored. */
export const day = leaf
  .transform((value) => value.replace(/(?:Z|[+-]\d\d:\d\d)$/, ''))
  .refine((value): value is Day => isDay(value), 'no day (YYYY-MM-DD)');

export const exact = leaf.transform((value, context): Exact => {
  const read = exactFrom(value);
  if (read !== undefined) return read;
  context.addIssue('no decimal number');
  return z.NEVER;
});

export const whole = (most: number) =>
  leaf
    .pipe(z.string().regex(/^\d{1,9}$/, 'no whole number'))
    .transform(Number)
    .pipe(z.number().max(most, `more than ${most}`));
