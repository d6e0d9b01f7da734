import { catalogue } from '@sportello/calls';
import { expect, it } from 'vitest';
import { handlers } from '../src/routes/index.ts';
import { unserved } from '../src/routes/unserved.ts';

it('lists the calls that answer 501, each once; the list may only shrink', () => {
  console.log(`not served yet: ${unserved.length} of ${Object.keys(catalogue).length} calls`);
  expect(new Set(unserved).size).toBe(unserved.length);
  expect(unserved.filter((id) => id in handlers)).toEqual([]);
  expect(unserved.length).toBeLessThanOrEqual(27);
});
