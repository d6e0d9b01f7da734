import { importInvoice } from '../../support/invoice.ts';
import { expect, expectAccessible, signIn, test, title } from '../../support/test.ts';

// A server of their own: their bills would stand first in the lists of other journeys.
test.use({ settings: { LOG_LEVEL: 'error' } });

test('disputes what is older than two years, to the cent and once on double click (bolletta.prescrizione.3) @layout', async ({
  page,
  server,
}, { project }) => {
  const number = `2026009${project.name === 'phone' ? '1' : '2'}00001`;
  await signIn(page, 'luce', { at: '/my-edison/notifiche' });
  await importInvoice(server, page, number, [
    { text: 'Energia di 20 mesi fa', amount: 40, monthsAgo: 20 },
    { text: 'Energia di 30 mesi fa', amount: 27.37, monthsAgo: 30 },
  ]);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/prescrizione')) sent += 1;
  });

  await page.goto(`/my-edison/bollette/${number}`);
  // VAT is 6.74 on both lines, and 4.00 on the younger alone.
  const card = page.getByRole('region', { name: /^Consumi di più di due anni fa: 30,11\s€$/ });
  await expect(card).toContainText('Energia di 30 mesi fa');
  await expect(card).not.toContainText('Energia di 20 mesi fa');
  await expect(page.getByRole('button', { name: /^Paga 74,11\s€$/ })).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Eccepisci la prescrizione' }).click();
  const dialog = page.getByRole('dialog', { name: /^Eccepisci la prescrizione di 30,11\s€\?$/ });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Eccepisci la prescrizione' }).dblclick();
  await expect(card.getByText(/^Ti rispondiamo per iscritto entro .* \d/)).toBeVisible();
  const receipt = (await card.getByText(/^RC-\d{4}-\d{6}$/).textContent()) ?? '';
  expect(sent).toBe(1);
  await expect(page.getByText(/^In contestazione: 30,11\s€$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Paga 44,00\s€$/ })).toBeVisible();
  await expectAccessible(page);
  const paper = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Scarica la ricevuta' }).click();
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto('/my-edison/assistenza/reclami');
  const mine = page.getByRole('article').filter({ hasText: receipt });
  await expect(mine).toHaveCount(1);
  await mine.getByRole('link').click();
  await expect(title(page)).toHaveText('Importi prescritti');
  const amounts = page.getByRole('region', { name: 'Importi contestati' });
  await expect(amounts.getByRole('listitem')).toContainText(/30,11\s€/);
  await expectAccessible(page);

  // Without the case the amount is owed again.
  await page.getByRole('button', { name: 'Ritira il reclamo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ritira il reclamo' }).click();
  await expect(amounts).toContainText('Di nuovo dovuto');
  await amounts.getByRole('link', { name: number }).click();
  await expect(page.getByRole('button', { name: /^Paga 74,11\s€$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contestazioni concluse' })).toContainText(/30,11\s€/);
});

test('leads from a bill far above the average to a case, and asks for no excess (bolletta.anomala.2)', async ({
  page,
  server,
}) => {
  const number = '2026009300001';
  await signIn(page, 'luce', { at: '/my-edison/notifiche' });
  await importInvoice(server, page, number, [{ text: 'Energia', amount: 900, monthsAgo: 1 }]);

  await page.goto(`/my-edison/bollette/${number}`);
  await expect(page.getByText(/^\d{3},\d\d\s€ sopra la tua media$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Chiedi le rate' }).click();
  await expect(page.getByRole('button', { name: /^Accetta il piano di/ })).toBeInViewport();
  await page.getByRole('link', { name: 'Qualcosa non torna', exact: true }).click();
  await expect(title(page)).toHaveText('Bolletta molto più alta del solito');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByText(/Fino alla risposta non devi pagare la parte sopra la tua media/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Cosa è successo?').fill('Ho consumato come sempre.');
  await page.getByRole('button', { name: 'Invia il reclamo' }).click();
  await expect(title(page)).toHaveText('Reclamo ricevuto');

  await page.goto(`/my-edison/bollette/${number}`);
  await expect(page.getByText(/^In contestazione: \d{3},\d\d\s€$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Paga 990,00/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Paga \d+,\d\d\s€$/ })).toBeVisible();
  await expectAccessible(page);
});
