import type { Plugin } from 'vite';

/** Mantine's colours that our theme does not speak of (src/ui/theme/theme.ts); each brings thirty variables. */
const unused = 'pink|grape|violet|indigo|cyan|teal|lime|yellow|orange';

/** What nobody reads, or what our theme says otherwise on every page. */
const alsoUnused =
  '(h\\d|shadow|breakpoint|spacing|radius|font-size|line-height|color-(dark|gray|red|blue|green))-(\\w\\w?|font-size|line-height|font-weight)';

/** Leaves the colours that nobody uses out of Mantine: their variables in its style sheet, their steps in its code. */
export function ownPalette(): Plugin {
  return {
    name: 'sportello:own-palette',
    enforce: 'pre',
    transform: {
      filter: { id: /@mantine\/core\/(styles\/default-css-variables|esm\/core\/MantineProvider\/default-colors)/ },
      handler: (code, id) =>
        id.includes('/styles/')
          ? code.replace(new RegExp(`--mantine-(color-(${unused})-[\\w-]+|${alsoUnused}):[^;}]*;?`, 'g'), '')
          : code.replace(new RegExp(`\\b(${unused}): \\[[^\\]]*\\],?`, 'g'), ''),
    },
  };
}
