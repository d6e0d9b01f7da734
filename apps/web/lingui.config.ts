import { defineConfig } from '@lingui/cli';

export default defineConfig({
  // Italian is the source text: what stands in the code is what the customer reads.
  sourceLocale: 'it',
  locales: ['it'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '<rootDir>/src/ui/gallery*.tsx'],
    },
  ],
});
