import { catalogue, type Call } from '@sportello/calls';
import { expect, it } from 'vitest';
import { isServed } from '../../src/handlers/index.ts';

it('serves every call of the catalogue: none answers 501', () => {
  const calls = Object.values<Call>(catalogue);
  const unserved = calls.filter((call) => !isServed(call));
  console.log(`not served yet: ${unserved.length} of ${calls.length} calls`);
  expect(unserved.length).toBe(0);
});
