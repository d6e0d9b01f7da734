import { billChoices, yearlySummary, yearlySummaryFile } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { open } from '../../../../test/open.tsx';
import { fakeGateway } from '../../../../test/gateway.ts';

const PAGE = '/my-edison/bollette/riepilogo';

const queryOf = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);

it('shows the year before, what was paid in it and what became of what was billed', async () => {
  const gateway = fakeGateway();
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText('Pagato nel 2025')).toBeVisible();
  await expect.element(screen.getByText('502,10 €').first()).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: /Casa/ })).toBeVisible();
  expect(queryOf(gateway.asked(yearlySummary)[0])).toEqual({ anno: '2025' });
  await expectAccessible();
  await screen.getByRole('button', { name: 'Scarica il PDF' }).click();
  await expect.poll(() => gateway.asked(yearlySummaryFile).map(queryOf)).toEqual([{ anno: '2025', formato: 'PDF' }]);
});

it('shows another year', async () => {
  const gateway = fakeGateway();
  const screen = await open(`${PAGE}?anno=2026`, { gateway });
  await expect.element(screen.getByRole('radio', { name: '2026' })).toBeChecked();
  await screen.getByRole('radio', { name: '2025' }).click();
  await expect.element(screen.getByText('Pagato nel 2025')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: '2025' })).toBeChecked();
  expect(queryOf(gateway.asked(yearlySummary).at(-1))).toEqual({ anno: '2025' });
});

it('says so where a year has nothing', async () => {
  const gateway = fakeGateway();
  gateway.answer(billChoices, { ...billChoices.example.answer, anni: ['2026', '2025', '2024'] });
  gateway.answer(yearlySummary, { ...yearlySummary.example.answer, contratti: [] });
  const screen = await open(`${PAGE}?anno=2024`, { gateway });
  await expect.element(screen.getByText('Nel 2024 non ci sono bollette')).toBeVisible();
});

it('shows that it could not be read', async () => {
  const gateway = fakeGateway();
  gateway.reject(yearlySummary, 'S-001');
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText('Non riusciamo a caricare il riepilogo')).toBeVisible();
});
