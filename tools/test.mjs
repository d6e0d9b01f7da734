import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { wasStopped } from './lib/child.mjs';
import { Explained, main } from './lib/explain.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { check, components, playwright, unitsAndApi } from './lib/stages.mjs';

// `npm test`, also on a fresh clone: everything there is to check, whatever fails on the way, and one
// line at the end that says how it went.

await main(async () => {
  await ensureInstalled();
  const total = { passed: 0, failed: 0, skipped: 0 };

  const stage = async (name, work) => {
    console.log(`\n── ${name}`);
    const start = Date.now();
    const count = await work().catch((error) => {
      console.error(error instanceof Explained ? error.message : error);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    if (wasStopped()) throw new Explained('Stopped.');
    for (const key of Object.keys(total)) total[key] += count[key];
    console.log(`── ${name}: ${line(count)} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  };

  await stage('types, lint, format, dead code', check);
  await stage('unit and API', unitsAndApi);
  await stage('components', async () => components(await ensureBrowser()));
  await stage('journeys', async () => {
    const chromium = await ensureBrowser();
    await ensureBuilt();
    return playwright(chromium);
  });

  console.log(`\n${line(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
