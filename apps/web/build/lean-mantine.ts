import type { Plugin } from 'vite';

/** Modules of Mantine whose work our style sheet and theme (src/ui/theme) do, or that nothing uses, and their rest. */
const REPLACED = new Map([
  ['Button/ButtonGroup/ButtonGroup.mjs', 'export const ButtonGroup = undefined;'],
  ['Button/ButtonGroupSection/ButtonGroupSection.mjs', 'export const ButtonGroupSection = undefined;'],
  [
    'Transition/transitions.mjs',
    'export const transitions = { fade: { in: { opacity: 1 }, out: { opacity: 0 }, transitionProperty: "opacity" } };',
  ],
  ['MantineCssVariables/MantineCssVariables.mjs', 'export const MantineCssVariables = () => null;'],
  ['MantineClasses/MantineClasses.mjs', 'export const MantineClasses = () => null;'],
  ['default-variant-colors-resolver.mjs', 'export const defaultVariantColorsResolver = () => undefined;'],
  [
    'MantineProvider/default-colors.mjs',
    'const steps = Array(10).fill("#000"); export const DEFAULT_COLORS = { blue: steps, dark: steps, gray: steps };',
  ],
]);

/** Keeps parts of Mantine that the app replaces or never uses out of every page's first files. */
export function leanMantine(): Plugin {
  return {
    name: 'sportello:lean-mantine',
    enforce: 'pre',
    transform: {
      filter: { id: /@mantine\/core\/esm\/(core\/MantineProvider|components\/(Button|Transition))\// },
      handler: (_code, id) => [...REPLACED].find(([file]) => id.includes(file))?.[1],
    },
  };
}
