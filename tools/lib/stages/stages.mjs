import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '../child.mjs';
import { atLeastOneFailure, countCheck, countPlaywright, countVitest } from './counts.mjs';
import { findNode } from '../node.mjs';
import { cache, inRoot } from '../root.mjs';
import { environment } from '../script.mjs';
import { temporaryFolder } from './temporary.mjs';

/** @typedef {import('./counts.mjs').Count} Count */

const playwrightReport = path.join(cache, 'playwright.json');

/**
 * Each of types, lint, format and dead code counts as one test.
 *
 * @returns {Promise<Count>}
 */
export async function check() {
  const node = findNode();
  let output = '';
  const code = await run(node, [inRoot('tools/check.ts')], {
    env: environment(node),
    output: (text) => {
      output += text;
      process.stdout.write(text);
    },
  });
  return atLeastOneFailure(countCheck(output), code);
}

/**
 * Runs unit tests, and the API tests on a real PostgreSQL.
 *
 * @param {string[]} paths what to run; everything where empty
 * @returns {Promise<Count>}
 */
export const unitsAndApi = (paths) => vitest('units-and-api', ['--project=!component', ...paths]);

/**
 * Runs component tests in a real browser.
 *
 * @param {string | undefined} chromium
 * @param {string[]} paths
 * @returns {Promise<Count>}
 */
export const components = (chromium, paths) => vitest('components', ['--project=component', ...paths], chromium);

async function vitest(name, which, chromium) {
  const node = findNode();
  const report = path.join(cache, `${name}.json`);
  rmSync(report, { force: true });
  const args = ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...environmentOfTests(node), ...named(chromium) };
  const code = await run(node, [inRoot('node_modules/vitest/vitest.mjs'), ...args], { env });
  return atLeastOneFailure(countVitest(readJson(report)), code);
}

/**
 * Runs journeys in a real browser.
 *
 * @param {string | undefined} chromium
 * @param {string[]} paths
 * @returns {Promise<Count>}
 */
export async function journeys(chromium, paths) {
  const node = findNode();
  rmSync(playwrightReport, { force: true });
  const env = {
    ...environmentOfTests(node),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    E2E_PREPARED: '1',
    ...named(chromium),
  };
  const args = ['test', ...paths, '--config', inRoot('e2e/playwright.config.ts'), '--reporter=list,json'];
  const code = await run(node, [inRoot('node_modules/@playwright/test/cli.js'), ...args], { env });
  return atLeastOneFailure(countPlaywright(readJson(playwrightReport)), code);
}

const environmentOfTests = (node) => ({ ...environment(node), TMPDIR: temporaryFolder() });

const named = (chromium) => (chromium === undefined ? {} : { CHROMIUM_PATH: chromium });

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
