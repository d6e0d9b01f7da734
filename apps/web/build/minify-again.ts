import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Minifies each client file a second time: another minifier saves 2.7 kB on the home page. */
export function minifyAgain(): Plugin {
  return {
    name: 'sportello:minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Runs after Vite has written each file's dependencies into the code.
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
