import type { Plugin } from 'vite';

/** Mantine's colours that our theme does not speak of (src/ui/theme/theme.ts); each brings thirty variables. */
const unused = 'pink|grape|violet|indigo|cyan|teal|lime|yellow|orange';

/** Leaves the variables of colours that nobody uses out of Mantine's style sheet. */
export function ownPalette(): Plugin {
  return {
    name: 'sportello:own-palette',
    enforce: 'pre',
    transform: {
      filter: { id: /@mantine\/core\/styles\/default-css-variables/ },
      handler: (css) => css.replace(new RegExp(`--mantine-color-(${unused})-[\\w-]+:[^;}]*;?`, 'g'), ''),
    },
  };
}
