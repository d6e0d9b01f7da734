import { exportPersonalData } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { open } from '../../../../test/open.tsx';

const PAGE = '/my-edison/profilo/dati';
const { dataEsportazione: _, ...kept } = exportPersonalData.example.answer;

it('shows a section for each part of the file (profilo.chiamate.7)', async () => {
  const screen = await open(PAGE);
  await expect.element(screen.getByRole('group')).toHaveLength(Object.keys(kept).length);
  for (const name of [
    'Soglie di spesa',
    'Come paghi',
    'Mandati di addebito',
    'Carte salvate',
    'Pagamenti',
    'Piani di rate',
    'Notifiche',
    'Richieste all’assistenza',
  ]) {
    await expect.element(screen.getByText(new RegExp(`^${name}\\d+$`))).toBeVisible();
  }
});

it('says of consumption from when to when, and how many values there are', async () => {
  const screen = await open(PAGE);
  const section = screen.getByRole('group').filter({ hasText: /^Consumi/ });
  await section.getByText(/^Consumi/).click();
  await expect.element(section.getByRole('listitem')).toMatchTextContent('Dal2026-10-24Al2026-10-24');
  await expect.element(section.getByRole('listitem')).toMatchTextContent('Valori2');
  await expect.element(section.getByText(/120/)).not.toBeInTheDocument();
  await expectAccessible();
});
