import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { pdfOf, scannedPdf } from '../support/pdf.ts';
import { namesInZip } from '../support/zip.ts';
import {
  changeSession,
  CONTRACTS,
  expect,
  expectAccessible,
  openContract as open,
  signIn,
  test,
  title,
} from '../support/test.ts';

// Several screens each, some with accessibility checks in two colour schemes.
test.slow();

const CONTENT = '**/documenti/v1/contenuto/*';

const list = (page: Page) => page.getByRole('list', { name: 'Documenti' });
const rows = (page: Page) => list(page).getByRole('listitem');
const preview = (page: Page) => page.getByRole('dialog');
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

async function openContract(page: Page, persona: string, name: string): Promise<void> {
  await signIn(page, persona, { at: CONTRACTS });
  await open(page, name, 'Documenti');
  await expect(title(page)).toHaveText(name);
}

async function savedBy(page: Page, act: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const saved = page.waitForEvent('download');
  await act();
  const download: Download = await saved;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test.describe('the documents of a contract', () => {
  test('lists documents with their type and day on the page of the contract', async ({ page }) => {
    await openContract(page, 'full', 'Casa');
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).nth(0)).toContainText('Contratto Luce Serena');
    await expect(rows(page).nth(0)).toContainText('Contratto definitivo · 1° luglio 2022');
    await expect(rows(page).nth(2)).toContainText('Documento di identità');
    await expect(rows(page).nth(3)).toContainText('Chiamata conferma contratto');
    await expectAccessible(page);
  });

  test('finds documents of a business by another identifier than a household’s', async ({ page }) => {
    await signIn(page, 'pmi', { at: CONTRACTS });
    await open(page, 0, 'Documenti');
    await expect(rows(page).first()).toContainText('Contratto');
  });

  test('lists the benefit receipt of a self-consumption contract', async ({ page }) => {
    await openContract(page, 'full', 'Autoconsumo a Distanza');
    await expect(list(page)).toContainText('Ricevuta Beneficio Base');
  });

  test('lists the documents of the request for a supply that is being activated', async ({ page }) => {
    await openContract(page, 'full', 'Studio');
    await expect(list(page)).toContainText('Contratto preliminare');
  });
});

test.describe('a document', () => {
  test('shows a document in the page, and returns the focus', { tag: '@layout' }, async ({ page }) => {
    await openContract(page, 'full', 'Casa');
    const open = button(page, 'Apri Contratto Luce Serena');
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(preview(page)).toHaveAccessibleName('Contratto Luce Serena');
    await expect(preview(page).getByText('Aurora Energia', { exact: true })).toBeVisible();
    await expect(preview(page).getByText('Documento D40001000011')).toBeVisible();
    await expect(preview(page).locator('canvas')).toBeVisible();
    await expect(preview(page)).toContainText(/PDF · \d+\u00a0kB/);
    await expectAccessible(page);

    const { width = 0 } = (await preview(page).locator('canvas').boundingBox()) ?? {};
    await button(preview(page), 'Ingrandisci').click();
    await expect(preview(page).getByText('125%')).toBeVisible();
    await expect
      .poll(async () => ((await preview(page).locator('canvas').boundingBox()) ?? { width: 0 }).width)
      .toBeGreaterThan(width * 1.2);

    const { name, content } = await savedBy(page, () => button(preview(page), 'Scarica').click());
    expect(name).toBe('Contratto Luce Serena D40001000011.pdf');
    expect(content.subarray(0, 5).toString('latin1')).toBe('%PDF-');

    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  test('closes a document by Back, and opens it again by Forward', async ({ page }) => {
    await openContract(page, 'full', 'Casa');
    const url = page.url();
    await button(page, 'Apri Condizioni generali di fornitura').click();
    await expect(preview(page).getByText('Aurora Energia', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(preview(page)).toHaveCount(0);
    expect(page.url()).toBe(url);
    await expect(button(page, 'Apri Condizioni generali di fornitura')).toBeFocused();
    await page.goForward();
    await expect(preview(page)).toBeVisible();
    await page.reload();
    await expect(preview(page).getByText('Aurora Energia', { exact: true })).toBeVisible();
    await button(preview(page), 'Chiudi').dblclick();
    await expect(preview(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('Casa');
  });

  test('turns the pages of a document', async ({ page }) => {
    await page.route(CONTENT, (route) =>
      route.fulfill({
        contentType: 'application/pdf',
        body: pdfOf(['Prima pagina', 'Seconda pagina', 'Terza pagina']),
      }),
    );
    await openContract(page, 'full', 'Casa');
    await button(page, 'Apri Contratto Luce Serena').click();
    await expect(preview(page).getByText('Prima pagina')).toBeVisible();
    await expect(button(preview(page), 'Pagina precedente')).toBeDisabled();
    await button(preview(page), 'Pagina successiva').click();
    await expect(preview(page).getByText('Seconda pagina')).toBeVisible();
    await expect(preview(page).getByText('Pagina 2 di 3')).toBeVisible();
    await button(preview(page), 'Pagina successiva').click();
    await expect(preview(page).getByText('Terza pagina')).toBeVisible();
    await expect(button(preview(page), 'Pagina successiva')).toBeDisabled();
    await expectAccessible(page);
  });

  test('renders a scanned document', async ({ page }) => {
    await page.route(CONTENT, (route) => route.fulfill({ contentType: 'application/pdf', body: scannedPdf() }));
    await openContract(page, 'full', 'Casa');
    await button(page, 'Apri Contratto Luce Serena').click();
    const middle = preview(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? {};
        return data && [...data];
      });
    expect(await middle).toEqual([0, 0, 0, 255]);
  });

  test('saves a document that turns out not to be a PDF', async ({ page }) => {
    await page.route(CONTENT, (route) => route.fulfill({ contentType: 'application/pdf', body: 'no pdf' }));
    await openContract(page, 'full', 'Casa');
    await button(page, 'Apri Contratto Luce Serena').click();
    await expect(preview(page).getByRole('alert')).toContainText('Non riusciamo a mostrare il documento qui');
    await expectAccessible(page);
    const { name } = await savedBy(page, () => button(preview(page), 'Scarica').click());
    expect(name).toBe('Contratto Luce Serena.pdf');
  });

  test('plays a recorded call with the keyboard', async ({ page }) => {
    await openContract(page, 'full', 'Casa');
    await button(page, 'Ascolta Chiamata conferma contratto').click();
    const audio = preview(page).locator('audio');
    await expect(audio).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.2);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
    await expect(button(page, 'Ascolta Chiamata conferma contratto')).toBeFocused();
  });

  test('saves a document under its own name, with a session renewed for it', async ({ page }) => {
    await openContract(page, 'full', 'Casa');
    await expect(rows(page)).toHaveCount(4);
    await changeSession(page, { expirationDate: 0, expiresAt: 0 });
    await page.reload();
    const { name, content } = await savedBy(page, () => button(page, 'Scarica Documento di identità').click());
    expect(name).toBe('Documento di identità D40001000013.pdf');
    expect(content.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });
});

test.describe('several documents', () => {
  test('downloads several documents as one zip, each under its own name', async ({ page }) => {
    await openContract(page, 'full', 'Casa');
    await expect(page.getByText('Scegline fino a 50 per scaricarli insieme.')).toBeVisible();
    await expect(button(page, 'Scarica in uno zip')).toBeDisabled();
    const all = page.getByRole('checkbox', { name: 'Seleziona tutti' });
    await all.check();
    await expect(page.getByText('4 documenti scelti, al massimo 50 per volta.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Scegli Condizioni generali di fornitura' }).uncheck();
    await expect(all).not.toBeChecked();
    await expectAccessible(page);

    const { name, content } = await savedBy(page, () => button(page, 'Scarica in uno zip').click());
    expect(name).toBe('documenti.zip');
    expect(content.subarray(0, 2).toString('latin1')).toBe('PK');
    expect(namesInZip(content).sort()).toEqual([
      'Chiamata conferma contratto D40001000014.wav',
      'Contratto Luce Serena D40001000011.pdf',
      'Documento di identità D40001000013.pdf',
    ]);
  });
});
