import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inRoot = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);

/** Reproducible files: stamps, caches, test reports. */
export const cache = inRoot('.cache');
