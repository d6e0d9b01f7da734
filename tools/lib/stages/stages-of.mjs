import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../explain.mjs';
import { root } from '../root.mjs';

/** @typedef {'check' | 'unitsAndApi' | 'components' | 'journeys'} Stage */

/** What a test file is called that a stage runs; the first that fits counts. @type {[Stage, RegExp][]} */
const kinds = [
  ['journeys', /\.spec\.ts$/],
  ['components', /\.component\.test\.tsx$/],
  ['unitsAndApi', /\.test\.(tsx?|mjs)$/],
];

/**
 * Returns the stages that run the files at some paths, each with its matching paths;
 * all stages without paths.
 *
 * @param {string[]} paths files or folders, from the folder of the checkout
 * @returns {[Stage, string[]][]}
 */
export function stagesOf(paths) {
  if (paths.length === 0)
    return [
      ['check', []],
      ['unitsAndApi', []],
      ['components', []],
      ['journeys', []],
    ];
  /** @type {Map<Stage, string[]>} */
  const stages = new Map();
  for (const given of paths) {
    const found = stagesAt(given);
    if (found.size === 0) throw new Explained(`There is no test at ${given}.`);
    for (const stage of found) stages.set(stage, [...(stages.get(stage) ?? []), given]);
  }
  return [...stages];
}

/** @param {string} given */
function stagesAt(given) {
  const files = filesAt(path.resolve(root, given));
  return new Set(files.flatMap((file) => kinds.find(([, name]) => name.test(file))?.[0] ?? []));
}

/** @returns {string[]} */
function filesAt(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap((name) => (name === 'node_modules' ? [] : filesAt(path.join(place, name))));
}
