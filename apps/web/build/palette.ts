import type { Plugin } from 'vite';

/** Mantine's colours that our theme (src/ui/theme/theme.ts) does not use; each brings thirty variables. */
const unused = 'pink|grape|violet|indigo|cyan|teal|lime|yellow|orange';

/** Variables that are unused or that our theme overrides on every page. */
const alsoUnused =
  '(h\\d|shadow|breakpoint|spacing|radius|font-size|line-height|color-(dark|gray|red|blue|green))-(\\w\\w?|font-size|line-height|font-weight)';

/** Removes Mantine's unused colours: their variables from its style sheet, their steps from its code. */
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
