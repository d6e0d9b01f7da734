import axe from 'axe-core';
import { expect } from 'vitest';

/** No violation that axe knows of, in what the test shows. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' · ')}`)).toEqual([]);
}
