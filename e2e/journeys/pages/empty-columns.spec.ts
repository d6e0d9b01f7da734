import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { areaPaths, filled, isAddressOf, paths } from '../../support/paths.ts';
import { arrived, linksOf, stepTo } from '../../support/screen.ts';
import { expect, signIn, test } from '../../support/test.ts';

// A setting that no other journey has gives these a server of their own, whose rows they may empty.
test.use({ settings: { LOG_LEVEL: 'error' } });

const desk = '/my-edison/operatore';

/** Limit of screens of a kind, such as bills. */
const OF_A_KIND = 2;

/** Screens of one thing, which are there though little is known of it. */
const details = {
  full: ['/my-edison/bollette/$numero', '/my-edison/contratti/$codice', '/my-edison/contratti/$codice/consumi'],
  operatore: ['/my-edison/operatore/interventi/$id'],
};

/** Empties all that a provider may leave empty, as `apps/server/test/gateway/empty-columns.test.ts` does for calls. */
async function emptyColumns(dataDir: string): Promise<void> {
  const { DATABASE_URL: _url, NODE_ENV: _mode, ...inherited } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/test/empty-columns/main.ts'], {
    cwd: new URL('../../..', import.meta.url),
    env: { ...inherited, DATA_DIR: dataDir },
  });
  expect(Number(stdout)).toBeGreaterThan(100);
}

/** Returns words of a program in what the page shows and a screen reader reads, folded parts included. */
const programWords = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript') === null) texts.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [alt], [title], [placeholder], input')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'value']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.filter((text) => /\bundefined\b|\bNaN\b|Invalid Date|\bnull\b|\[object /.test(text));
  });

/** Addresses of one kind differ only in their item or search. */
const kindOf = (address: string) =>
  paths.find((path) => path === address) ??
  paths.find((path) => path !== '/$' && path !== '/my-edison/$' && isAddressOf(path, address)) ??
  address;

for (const username of ['full', 'operatore'] as const) {
  test(`shows ${username} every screen where nothing optional is known`, async ({ page, server: { dataDir } }) => {
    test.skip(dataDir === undefined, 'the rows of the server at E2E_BASE_URL are not ours to empty');
    await emptyColumns(dataDir ?? '');
    const isDesk = username === 'operatore';
    const isOwn = (path: string) => path.startsWith('/my-edison') && path.startsWith(desk) === isDesk;
    const trouble: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 500) trouble.push(`${response.status()} ${response.url()}`);
    });
    await signIn(page, username, { at: isDesk ? desk : '/my-edison' });
    await arrived(page);
    const todo = [...areaPaths, ...Object.values(filled)].filter(isOwn);
    const seen = new Set<string>();
    const looks = new Map<string, number>();
    for (let path = todo.shift(); path !== undefined; path = todo.shift()) {
      const looked = looks.get(kindOf(path)) ?? 0;
      if (seen.has(path) || looked >= OF_A_KIND) continue;
      seen.add(path);
      looks.set(kindOf(path), looked + 1);
      await stepTo(page, path);
      for (const words of await programWords(page)) trouble.push(`${path} shows “${words}”`);
      const faults = page.getByText(/errore nostro|Qualcosa non ha funzionato/);
      if ((await faults.count()) > 0) trouble.push(`${path} shows a fault of ours`);
      todo.push(...(await linksOf(page)).filter(isOwn));
    }
    expect(trouble).toEqual([]);
    expect([...looks.keys()]).toEqual(expect.arrayContaining([...areaPaths.filter(isOwn), ...details[username]]));
  });
}
