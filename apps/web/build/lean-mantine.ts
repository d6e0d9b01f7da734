import type { Plugin } from 'vite';

/** Modules of Mantine whose work our style sheet and theme (src/ui/theme) do, or that nothing uses, and their rest. */
const REPLACED = new Map([
  ['MantineCssVariables/MantineCssVariables.mjs', 'export const MantineCssVariables = () => null;'],
  ['MantineClasses/MantineClasses.mjs', 'export const MantineClasses = () => null;'],
  ['default-variant-colors-resolver.mjs', 'export const defaultVariantColorsResolver = () => undefined;'],
  [
    'MantineProvider/default-colors.mjs',
    'const steps = Array(10).fill("#000"); export const DEFAULT_COLORS = { blue: steps, dark: steps, gray: steps };',
  ],
  ['Button/ButtonGroup/ButtonGroup.mjs', 'export const ButtonGroup = undefined;'],
  ['Button/ButtonGroupSection/ButtonGroupSection.mjs', 'export const ButtonGroupSection = undefined;'],
  ['Loader/loaders/Bars.mjs', 'export const Bars = undefined;'],
  ['Loader/loaders/Dots.mjs', 'export const Dots = undefined;'],
]);

/** A button shows at once that it waits: only menus need the code that moves a part in and out. */
const TRANSITION = 'import { Transition } from "../Transition/Transition.mjs";';
const withoutTransition = (place: string) =>
  `const Transition = ({ mounted, children }) => (mounted ? children(${place}) : null);`;
const BUTTONS = new Map([
  ['Button/Button.mjs', withoutTransition('{ transform: "translate(-50%, -50%)" }')],
  ['ActionIcon/ActionIcon.mjs', withoutTransition('{}')],
]);

/** Keeps parts of Mantine that the app replaces or never uses out of every page's first files. */
export function leanMantine(): Plugin {
  return {
    name: 'sportello:lean-mantine',
    enforce: 'pre',
    transform: {
      filter: { id: /@mantine\/core\/esm\/(core\/MantineProvider|components\/(Button|ActionIcon|Loader))\// },
      handler(code, id) {
        const [, button] = [...BUTTONS].find(([file]) => id.includes(`/${file}`)) ?? [];
        if (button === undefined) return [...REPLACED].find(([file]) => id.includes(file))?.[1];
        if (!code.includes(TRANSITION)) this.error(`${id} has no ${TRANSITION}`);
        return code.replace(TRANSITION, button);
      },
    },
  };
}
