import type { Page } from '@playwright/test';
import { arrived, stepTo } from '../../support/screen.ts';
import { changeConfig, expect, expectAccessible, signIn, test, title } from '../../support/test.ts';

// Several screens each, some with accessibility checks in two colour schemes.
test.slow();

// The tables of moduli.stati.1, for each persona: Active, Preview, Light, Hidden.
const modules = {
  contracts: { path: '/my-edison/contratti', name: 'Forniture' },
  archive: { path: '/my-edison/bollette', name: 'Bollette' },
  support: { path: '/my-edison/assistenza', name: 'Assistenza' },
  profile: { path: '/my-edison/profilo', name: 'Profilo' },
  notification: { path: '/my-edison/notifiche', name: 'Notifiche' },
  energyControl: { path: '/my-edison/controllo-energia', name: 'Controllo energia' },
  risolve: { path: '/my-edison/risolve', name: 'Risolve' },
  loyalty: { path: '/my-edison/fedelta', name: 'Programma fedeltà' },
  memberGetMember: { path: '/my-edison/porta-un-amico', name: 'Porta un amico' },
} as const;
type Module = keyof typeof modules;
const names = Object.keys(modules) as Module[];

/** One persona per kind of state; the mapping from types is tested in packages/domain. */
const table: Readonly<Record<string, string>> = {
  fibra: 'A A A A A A P H A',
  stg: 'A A A A A H H H H',
  switchout: 'A A A A A P P P A',
  prospect: 'P P A P A P P A H',
  pmi: 'A A A A A H L H H',
  operatore: 'H H H H H H H H H',
};

const statesOf = (row: string) =>
  row.split(' ').map((state, index) => ({ module: names[index] as Module, state: state as 'A' | 'P' | 'L' | 'H' }));
const isOffered = ({ state }: { state: string }) => state !== 'H';

async function offered(page: Page, isMobile: boolean): Promise<string[]> {
  const links = page.getByRole('navigation').getByRole('link').filter({ visible: true });
  const menu = page.getByRole('button', { name: 'Apri il menu' });
  // On a phone there is no bar if the home is the only place.
  await expect(isMobile ? menu : links.first()).toBeVisible();
  const inBar = isMobile ? await links.allTextContents() : [];
  if (isMobile) {
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  }
  return [...inBar, ...(await links.allTextContents())];
}

for (const [persona, row] of Object.entries(table)) {
  test(`offers ${persona} exactly the modules of the table`, { tag: '@layout' }, async ({ page, isMobile }) => {
    await signIn(page, persona);
    const expected = statesOf(row).filter(isOffered);
    // The menu is complete once profile and contracts are known.
    for (const { module } of expected.filter(({ module }) => ['contracts', 'archive', 'profile'].includes(module))) {
      await expect(
        page.getByRole('link', { name: modules[module].name, exact: true }).filter({ visible: true }),
      ).toBeVisible();
    }
    if (expected.length === 0) await expect(title(page)).toHaveText('Clienti');
    // A link may also contain a count of new items.
    const texts = await offered(page, isMobile);
    const found = Object.values(modules)
      .map(({ name }) => name)
      .filter((name) => texts.some((text) => text.includes(name)));
    expect(found.toSorted()).toEqual(expected.map(({ module }) => modules[module].name).toSorted());
  });
}

/** Calls that the server rejects for this user (moduli.porta.1). */
function rejectedIn(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  return refused;
}

for (const [persona, row] of Object.entries(table)) {
  test(`shows ${persona} at each address the state of the table, without rejected calls`, async ({ page }) => {
    const refused = rejectedIn(page);
    await signIn(page, persona);
    await arrived(page);
    for (const { module, state } of statesOf(row)) {
      const { path, name } = modules[module];
      if (state === 'A') {
        await stepTo(page, path);
      } else {
        // Opened directly, because a page may ask for its calls before it knows the customer's modules.
        await page.goto(path);
        await arrived(page);
      }
      if (state === 'H') {
        await expect(title(page), path).toHaveText('Pagina non trovata');
      } else {
        await expect(title(page), path).toHaveText(name);
        const how = page.getByRole('heading', { name: 'Come averlo' });
        await expect(how, path).toHaveCount(state === 'A' ? 0 : 1);
      }
    }
    expect(refused).toEqual([]);
  });
}

test('gives future customers access to the rights on their data', async ({ page }) => {
  await signIn(page, 'prospect', { at: '/my-edison/profilo' });
  await expect(page.getByRole('heading', { name: 'Come averlo' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^I tuoi dati/ }).click();
  await expect(title(page)).toHaveText('I tuoi dati');
  await page.goto('/my-edison/profilo/password');
  await expect(page.getByRole('heading', { name: 'Come averlo' })).toBeVisible();
});

test('shows a module out of service as inert, with the reason', async ({ page, isMobile }) => {
  await changeConfig(page, { disabledModules: { loyalty: 'Torna a gennaio.' } });
  await signIn(page, 'luce');
  await expect(page.getByRole('link', { name: 'Profilo', exact: true }).filter({ visible: true })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).click();
  await expect(page.getByText('Torna a gennaio.').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Programma fedeltà/ })).toHaveCount(0);
  await page.goto('/my-edison/fedelta');
  await expect(page.getByRole('heading', { name: 'Pagina non ancora disponibile' })).toBeVisible();
  await expectAccessible(page);
});
