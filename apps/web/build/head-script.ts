import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

const tag = '<script src="/src/entry/head.js"></script>';

/** Inlines the head script into the page: it must run before the first paint, and this saves a request. */
export function headScript(root: string): Plugin {
  return {
    name: 'sportello:head-script',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const file = path.join(root, 'src/entry/head.js');
        const { code } = minifySync(file, readFileSync(file, 'utf8'));
        return html.replace(tag, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
