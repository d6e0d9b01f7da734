import type { Plugin } from 'vite';

/** Modules of Mantine's provider whose work our style sheet and theme (src/ui/theme) do, and what is left of each. */
const REPLACED = new Map([
  ['MantineCssVariables/MantineCssVariables.mjs', 'export const MantineCssVariables = () => null;'],
  ['MantineClasses/MantineClasses.mjs', 'export const MantineClasses = () => null;'],
  ['default-variant-colors-resolver.mjs', 'export const defaultVariantColorsResolver = () => undefined;'],
  [
    'MantineProvider/default-colors.mjs',
    'const steps = Array(10).fill("#000"); export const DEFAULT_COLORS = { blue: steps, dark: steps, gray: steps };',
  ],
]);

/** Keeps the parts of Mantine's provider that the app replaces out of every page's first files. */
export function leanMantine(): Plugin {
  return {
    name: 'sportello:lean-mantine',
    enforce: 'pre',
    transform: {
      filter: { id: /@mantine\/core\/esm\/core\/MantineProvider\// },
      handler: (_code, id) => [...REPLACED].find(([file]) => id.includes(file))?.[1],
    },
  };
}
