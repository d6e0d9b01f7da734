import { ensureBrowser, ensureOtherBrowsers } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { wasStopped } from './lib/child.mjs';
import { Explained, main } from './lib/explain.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { check, components, journeys, unitsAndApi } from './lib/stages/stages.mjs';
import { stagesOf } from './lib/stages/stages-of.mjs';

// `npm test`, also on a fresh clone: runs all checks even after failures and ends with a one-line
// summary. `npm test -- <path …>` runs only the tests at these paths.

const stages = {
  check: { name: 'types, lint, format, dead code, English', run: check },
  unitsAndApi: { name: 'unit and API', run: unitsAndApi },
  components: { name: 'components', run: async (paths) => components(await ensureBrowser(), paths) },
  journeys: {
    name: 'journeys',
    run: async (paths) => {
      const chromium = await ensureBrowser();
      await ensureOtherBrowsers();
      await ensureBuilt();
      return journeys(chromium, paths);
    },
  },
};

await main(async () => {
  await ensureInstalled();
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];

  for (const [stage, paths] of stagesOf(process.argv.slice(2))) {
    const { name, run } = stages[stage];
    console.log(`\n── ${name}`);
    const start = Date.now();
    const count = await run(paths).catch((error) => {
      console.error(error instanceof Explained ? error.message : error);
      return { passed: 0, failed: 1, skipped: 0, failures: [String(error)] };
    });
    if (wasStopped()) throw new Explained('Stopped.');
    for (const key of Object.keys(total)) total[key] += count[key];
    failures.push(...count.failures.map((failure) => `   ${name}: ${failure}`));
    console.log(`── ${name}: ${line(count)} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }

  // Repeated at the very end, because often only the end of a long log is kept.
  if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
  console.log(`\n${line(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
