import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  // Italian is the source language: the text in the code is what the customer reads.
  sourceLocale: 'it',
  locales: ['it'],
  // Line numbers change with every edit and would hide the changed texts in the diff.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '<rootDir>/src/ui/gallery*.tsx'],
    },
  ],
});
