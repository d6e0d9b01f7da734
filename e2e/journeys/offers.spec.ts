import { expect, expectAccessible, signIn, test, title } from '../support/test.ts';

test('shows owned and available Risolve services, and sends a request for a service', async ({ page }) => {
  test.slow();
  await signIn(page, 'full', { at: '/my-edison/risolve' });
  const own = page.getByRole('region', { name: 'Pronto Casa' });
  await expect(own.getByText('Videochiamata senza costi')).toBeVisible();
  await expect(own.getByText('Interventi negli ultimi cinque anni')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tutte le offerte e i servizi' }).click();
  await expect(title(page)).toHaveText('Offerte e servizi');
  await expect(page.getByRole('heading', { name: 'Climatizzatore' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/my-edison/offerte/fotovoltaico');
  await expect(title(page)).toHaveText('Impianto fotovoltaico');
  await page.getByLabel('Vuoi aggiungere qualcosa?').fill('Il tetto guarda a sud.');
  await page.getByRole('button', { name: 'Chiedi informazioni' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Il numero della ricevuta è R-' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Segui le tue richieste' }).click();
  await expect(page.getByText('Il tetto guarda a sud.')).toBeVisible();
});

test('hides offers from a customer who objects, with a receipt, until they withdraw the objection', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'luce', { at: '/my-edison/profilo/consensi' });
  const offers = page.getByRole('listitem').filter({ hasText: 'Proporti offerte simili' });
  await offers.getByRole('button', { name: 'Mi oppongo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'O-20' })).toBeFocused();
  await expect(offers.getByText('Ti sei opposto')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/my-edison/offerte');
  await expect(page.getByRole('heading', { name: 'Hai scelto di non vedere offerte' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/my-edison/risolve');
  await expect(page.getByRole('heading', { name: 'Non hai ancora un servizio Risolve' })).toBeVisible();
  await expect(page.getByText('I servizi che puoi avere')).toHaveCount(0);
  await page.goto('/my-edison/offerte');
  await page.getByRole('link', { name: 'Rivedi la tua scelta' }).click();
  await offers.getByRole('button', { name: 'Ritira l’opposizione' }).click();
  await expect(offers.getByText('Ti sei opposto')).toHaveCount(0);
  await page.goto('/my-edison/offerte');
  await expect(page.getByRole('heading', { name: 'Le offerte di adesso' })).toBeVisible();
});
