import axe from 'axe-core';
import { expect } from 'vitest';

/** The axe rules that depend on colours; all others give the same result in dark and light. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violation, in light and in dark. */
export async function expectAccessible(): Promise<void> {
  const { dataset } = document.documentElement;
  const found = await violations({});
  dataset['mantineColorScheme'] = 'dark';
  const foundInDark = await violations({ runOnly: BY_COLOUR });
  dataset['mantineColorScheme'] = 'light';
  expect({ light: found, dark: foundInDark }).toEqual({ light: [], dark: [] });
}

async function violations(options: axe.RunOptions): Promise<string[]> {
  const { violations, incomplete } = await axe.run(document, { ...options, resultTypes: ['violations', 'incomplete'] });
  const found = violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' · ')}`);
  // Axe leaves it to people whether text in the colour of its background is a fault.
  const invisible = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
  return [...found, ...invisible.map(({ html }) => `invisible text at ${html}`)];
}
