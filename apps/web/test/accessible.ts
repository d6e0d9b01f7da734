import axe from 'axe-core';
import { expect } from 'vitest';

/** What axe judges by colours; all else is the same in dark as in light. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

/** No violation that axe knows of in what the test shows, in light and in dark. */
export async function expectAccessible(): Promise<void> {
  const { dataset } = document.documentElement;
  const found = await violations({});
  dataset['mantineColorScheme'] = 'dark';
  const foundInDark = await violations({ runOnly: BY_COLOUR });
  dataset['mantineColorScheme'] = 'light';
  expect({ light: found, dark: foundInDark }).toEqual({ light: [], dark: [] });
}

async function violations(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' · ')}`);
}
