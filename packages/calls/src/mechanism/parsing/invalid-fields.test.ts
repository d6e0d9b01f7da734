import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { invalidFields } from './invalid-fields.ts';
import { freeCode } from '../ids.ts';

const schema = z.strictObject({ name: freeCode('filter', 3), list: z.array(z.strictObject({ day: z.iso.date() })) });
const good = { name: 'abc', list: [{ day: '2026-01-31' }] };

describe('rejected fields', () => {
  it.each([
    [good, []],
    [{ ...good, name: undefined }, [{ campo: 'name', codice: 'MISSING' }]],
    [{ ...good, name: '' }, [{ campo: 'name', codice: 'MISSING' }]],
    [{ ...good, name: 'abcd' }, [{ campo: 'name', codice: 'TOO_LONG' }]],
    [{ ...good, name: 7 }, [{ campo: 'name', codice: 'NOT_VALID' }]],
    [{ ...good, list: [{ day: 'ieri' }] }, [{ campo: 'list.0.day', codice: 'NOT_VALID' }]],
    [{ ...good, more: 1 }, [{ campo: 'more', codice: 'NOT_EXPECTED' }]],
    [
      { ...good, list: [{ day: '2026-01-31', x: 1, y: 2 }] },
      [
        { campo: 'list.0.x', codice: 'NOT_EXPECTED' },
        { campo: 'list.0.y', codice: 'NOT_EXPECTED' },
      ],
    ],
  ])('returns the rejected fields of %j', (value, expected) => {
    expect(invalidFields(schema, value)).toEqual(expected);
  });

  it('returns at most fifty rejected fields, whatever was sent', () => {
    const list = Array.from({ length: 500 }, () => ({ day: '' }));
    expect(invalidFields(schema, { ...good, list })).toHaveLength(50);
  });
});
