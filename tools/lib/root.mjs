import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the checkout. */
export const inRoot = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);

/** What can be made again: stamps, caches, reports of tests. */
export const cache = inRoot('.cache');
