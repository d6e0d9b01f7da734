import { describe, expect, it } from 'vitest';
import { contrast } from './color.ts';

// Reads the source file: Vitest empties style sheets, and the app's types exclude Node.
const nodeFiles: string = 'node:fs';
const files: { readFileSync(file: URL, encoding: 'utf8'): string } = await import(nodeFiles);
const sheet = files.readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function colorsIn(start: string): Record<string, string> {
  const from = sheet.indexOf(start);
  const block = sheet.slice(from, sheet.indexOf('\n}', from));
  const colors: Record<string, string> = {};
  for (const [, name, value] of block.matchAll(/--sp-([\w-]+): (#[0-9a-f]{3,6});/g)) {
    if (name !== undefined && value !== undefined) colors[name] = value;
  }
  return colors;
}

const light = colorsIn(':root {');
const schemes = { light, dark: { ...light, ...colorsIn(":root[data-mantine-color-scheme='dark'] {") } };

const TEXT_ON_GROUND: [text: string, ground: string][] = [
  ['ink', 'card'],
  ['ink', 'page'],
  ['ink', 'well'],
  ['ink-soft', 'card'],
  ['ink-soft', 'page'],
  ['ink-soft', 'well'],
  ['ink-off', 'card'],
  ['ink-off', 'page'],
  ['title', 'card'],
  ['title', 'page'],
  ['action', 'card'],
  ['action', 'page'],
  ['action', 'action-tint'],
  ['action', 'action-tint-hover'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-sun', 'sun'],
  ['on-sun', 'sun-hover'],
  ...['good', 'warn', 'bad', 'info', 'quiet'].flatMap((tone): [string, string][] => [
    [`${tone}-ink`, `${tone}-tint`],
    [`${tone}-ink`, 'card'],
    ['ink', `${tone}-tint`],
  ]),
  ...['luce', 'gas', 'fibra', 'servizi'].flatMap((kind): [string, string][] => [
    [`${kind}-ink`, `${kind}-tint`],
    [`${kind}-ink`, 'card'],
  ]),
];

const SIGN_ON_GROUND: [sign: string, ground: string][] = [
  ['line-strong', 'card'],
  ['focus', 'card'],
  ['focus', 'page'],
  ...['luce', 'gas', 'fibra', 'servizi'].map((kind): [string, string] => [kind, `${kind}-tint`]),
];

describe.each(Object.entries(schemes))('%s tokens', (_scheme, colors) => {
  const ratio = (a: string, b: string) => contrast(colors[a] ?? '', colors[b] ?? '');

  it.each(TEXT_ON_GROUND)('%s is readable on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGN_ON_GROUND)('%s stands out on %s', (sign, ground) => {
    expect(ratio(sign, ground)).toBeGreaterThanOrEqual(3);
  });

  it('shows amounts in the highest contrast', () => {
    expect(ratio('title', 'card')).toBeGreaterThanOrEqual(7);
  });
});

it('keeps white readable all along the horizon', () => {
  for (const end of ['horizon-from', 'horizon-to']) {
    expect(contrast(light[end] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  }
});

it('finds no brand colours in the CSS of open pages', () => {
  const openPage = files.readFileSync(new URL('../open-page/OpenPage.module.css', import.meta.url), 'utf8');
  expect(openPage.match(/#(?!fff\b)[0-9a-f]{3,6}\b/gi)).toBeNull();
});

it.each([
  [':root {', '300ms'],
  [":root[data-ui='ios'] {", '400ms'],
])('gives menus the pace of pagine.guscio.2, in %s', (start, pace) => {
  const from = sheet.indexOf(start);
  expect(sheet.slice(from, sheet.indexOf('\n}', from))).toContain(`--sp-menu: ${pace};`);
});
