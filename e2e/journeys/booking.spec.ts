import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, title } from '../support/test.ts';

// Two bookings and a change, with an accessibility check of each screen.
test.slow();

const next = (page: Page) => page.getByRole('button', { name: 'Continua', exact: true }).click();
const days = (page: Page) => page.getByRole('group', { name: 'Giorno', exact: true }).getByRole('radio');
const times = (page: Page) => page.getByRole('group', { name: /^Orario di/ }).getByRole('button');

/** A small image that browsers and the server can decode. */
function picture(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0]);
  const rows = deflateSync(Buffer.alloc(8 * 9));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

async function describe(page: Page, product: string, photos: readonly string[]): Promise<void> {
  await page.goto('/my-edison/intervento-tecnico');
  await page.getByRole('link', { name: 'Richiedi un intervento' }).click();
  await expect(title(page)).toHaveText('Cosa non funziona?');
  await page.getByRole('button', { name: product }).click();
  await expect(title(page)).toHaveText('Descrivi il guasto');
  await page.getByLabel('Cosa succede?').fill('Si spegne da sola, e sul display c’è scritto E4.');
  if (photos.length > 0) {
    const buffer = picture();
    await page
      .locator('input[type=file]')
      .setInputFiles(photos.map((name) => ({ name, mimeType: 'image/png', buffer })));
    for (const name of photos) {
      await expect(page.getByRole('button', { name: `Togli ${name.replace('.png', '.jpg')}` })).toBeVisible();
    }
  }
  await expectAccessible(page);
  await next(page);
  await expect(title(page)).toHaveText('Come possiamo aiutarti?');
}

async function choose(page: Page, day: number): Promise<void> {
  await days(page).nth(day).check();
  await times(page).first().click();
}

test('books a visit with two photos, continues after a reload, and changes it', async ({ page }) => {
  await signIn(page, 'full');
  await page.goto('/my-edison/intervento-tecnico');
  await expect(page.getByRole('link', { name: 'Richiedi un intervento' })).toBeVisible();
  await expectAccessible(page);
  await describe(page, 'Caldaia', ['caldaia.png', 'display.png']);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Tecnico a casa/ }).click();
  await expect(title(page)).toHaveText('Quando può venire il tecnico?');
  await expect(days(page)).toHaveCount(30);
  await choose(page, 3);
  await expect(title(page)).toHaveText('Scegli la ditta');
  await page.getByRole('radio').first().check();
  await expectAccessible(page);
  await next(page);
  await expect(title(page)).toHaveText('Controlla e prenota');
  await expect(page.getByText(/^Orario riservato per te fino alle/)).toBeVisible();

  await page.goto('/my-edison/intervento-tecnico');
  await page.getByRole('link', { name: 'Continua: Caldaia' }).click();
  await expect(title(page)).toHaveText('Controlla e prenota');
  await expect(page.getByText('caldaia.jpg')).toBeVisible();
  await page.getByRole('link', { name: 'Cambia: Dove' }).click();
  await expect(title(page)).toHaveText('Dove serve l’intervento?');
  await expect(page.getByRole('radio', { name: /^Via Washington 70/ })).toBeChecked();
  await page.getByLabel('Come ti troviamo (se vuoi)').fill('Scala B');
  await next(page);
  await expect(page.getByText('Scala B')).toBeVisible();
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(page.getByText('Per prenotare serve il tuo consenso.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^Acconsento/ }).check();
  await page.getByRole('button', { name: 'Invia la richiesta' }).dblclick();
  await expect(title(page)).toHaveText('Richiesta inviata');
  await expect(page.getByRole('heading', { name: /^Hai chiesto il tecnico per/ })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Aggiungi al calendario' }).click();
  expect((await saved).suggestedFilename()).toBe('appuntamento.ics');

  const id = new URL(page.url()).searchParams.get('intervento') ?? '';
  await page.goto(`/my-edison/intervento-tecnico/modifica-prenotazione?intervento=${id}`);
  await expect(title(page)).toHaveText('Modifica la prenotazione');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cambia giorno e ora' }).click();
  await choose(page, 6);
  await expect(title(page)).toHaveText('Scegli la ditta');
  await page.getByRole('radio').last().check();
  await next(page);
  await expect(title(page)).toHaveText('Controlla e conferma');
  await page.getByRole('button', { name: 'Conferma la modifica' }).click();
  await expect(title(page)).toHaveText('Modifica inviata');
});

test('books a video call, changes where its link goes, and cancels it', async ({ page }) => {
  await signIn(page, 'full');
  await describe(page, 'Climatizzatore', []);
  await page.getByRole('button', { name: 'Scopri di più' }).click();
  await expect(page.getByRole('dialog', { name: 'La videochiamata può essere registrata' })).toBeVisible();
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await page.getByRole('button', { name: /^Videochiamata/ }).click();
  await expect(title(page)).toHaveText('Quando ci vediamo in videochiamata?');
  await choose(page, 2);
  await expect(title(page)).toHaveText('Come ti raggiungiamo?');
  await page.getByRole('radio', { name: 'Per email' }).check();
  await next(page);
  await expect(title(page)).toHaveText('Controlla e prenota');
  await page.getByRole('checkbox', { name: /^Acconsento/ }).check();
  await page.getByRole('button', { name: 'Conferma la prenotazione' }).click();
  await expect(title(page)).toHaveText('Prenotazione confermata');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText(/^Ti mandiamo il link per email/)).toBeVisible();

  const id = new URL(page.url()).searchParams.get('intervento') ?? '';
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Questa prenotazione non è più in corso' })).toBeVisible();
  await page.goto(`/my-edison/intervento-tecnico/modifica-prenotazione?intervento=${id}`);
  await page.getByRole('button', { name: 'Cambia i contatti' }).click();
  await expect(title(page)).toHaveText('Come ti raggiungiamo?');
  await page.getByRole('radio', { name: 'Per SMS' }).check();
  await next(page);
  await expect(title(page)).toHaveText('Controlla e conferma');
  await page.getByRole('button', { name: 'Conferma la modifica' }).click();
  await expect(title(page)).toHaveText('Contatti aggiornati');
  await expect(page.getByText(/^Ti mandiamo il link per SMS/)).toBeVisible();

  await page.getByRole('link', { name: 'Segui l’intervento' }).click();
  await page.getByRole('button', { name: 'Annulla l’intervento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annulli l’intervento?' });
  await dialog.getByRole('radio').first().check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annulla l’intervento' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Annulla l’intervento' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hai annullato l’intervento' })).toBeVisible();
  await expectAccessible(page);
});
