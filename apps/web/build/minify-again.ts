import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Minifies each file of the client once more: a second minifier finds what the first one left, 2.7 kB of the home's. */
export function minifyAgain(): Plugin {
  return {
    name: 'sportello:minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written into the code which files come with which.
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const { code } = await minify(file.code, {
            module: true,
            compress: { passes: 3, keep_fargs: false },
            mangle: true,
          });
          file.code = code;
        }
      },
    },
  };
}
