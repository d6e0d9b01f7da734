import { changeOpposition, oppositions } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PAGE = '/my-edison/profilo/consensi';
const [example] = oppositions.example.answer.opposizioni;
if (example === undefined) throw new Error('no example');

it('opposes with a receipt, and shows what was said (profilo.opposizione.2)', async () => {
  const gateway = fakeGateway();
  gateway.answer(oppositions, { opposizioni: [{ ...example, opposto: false, storico: [] }] });
  const screen = await open(PAGE, { gateway });
  const oppose = screen.getByRole('button', { name: 'Mi oppongo' });
  await expect.element(oppose).toHaveAccessibleDescription('Proporti offerte simili a quelle che hai');
  gateway.answer(oppositions, oppositions.example.answer);
  await oppose.click();
  await expect.element(screen.getByRole('status').filter({ hasText: 'ricevuta è O-2026-000001' })).toHaveFocus();
  await expect.element(screen.getByText('Ti sei opposto')).toBeVisible();
  await screen.getByText('Scelte precedenti').last().click();
  await expect.element(screen.getByText(/ricevuta O-2026-000001/).last()).toBeVisible();
  expect(gateway.asked(changeOpposition)).toHaveLength(1);
  await expectAccessible();
});

it('hides the oppositions where the provider switched them off (fornitore.opzioni.2)', async () => {
  const screen = await open(PAGE, { gateway: fakeGateway({ capabilities: [] }) });
  await expect.element(screen.getByRole('button', { name: 'Salva le scelte' })).toBeVisible();
  await expect.element(screen.getByText('Diritto di opposizione')).not.toBeInTheDocument();
});
