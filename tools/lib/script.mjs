import path from 'node:path';
import { run } from './child.mjs';
import { findNode } from './node.mjs';
import { cache, inRoot } from './root.mjs';

/**
 * Runs a TypeScript file of the project on the pinned Node and returns its exit code.
 *
 * @param {string} script its path from the root
 * @param {string[]} args
 * @param {string[]} flags of Node itself
 */
export function runScript(script, args, flags = []) {
  const node = findNode();
  return run(node, [...flags, inRoot(script), ...args], { env: environment(node), channel: true });
}

/**
 * Returns an environment in which child processes find the same Node first and compiled code is
 * cached between starts.
 *
 * @param {string} node
 */
export function environment(node) {
  return {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(cache, 'node'),
    PATH: [path.dirname(node), inRoot('node_modules/.bin'), process.env.PATH].join(path.delimiter),
  };
}
