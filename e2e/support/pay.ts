import { expect, title, type Page } from './test.ts';

export async function giveCard(page: Page, number = '4242424242424242', ending = 'Riesce'): Promise<void> {
  await expect(title(page)).toHaveText('Scegli come pagare');
  await page.getByLabel('Nome sulla carta').fill('Giulia Ferri');
  await page.getByLabel('Numero della carta').fill(number);
  await page.getByLabel('Scadenza (mese/anno)').fill('05/30');
  await page.getByLabel('Codice di sicurezza').fill('123');
  await page.getByRole('radio', { name: ending, exact: true }).check();
  await page.getByRole('button', { name: /^Paga/ }).click();
}

export const leaveProvider = (page: Page) =>
  page.getByRole('link', { name: 'Annulla e torna all’area clienti' }).click();
