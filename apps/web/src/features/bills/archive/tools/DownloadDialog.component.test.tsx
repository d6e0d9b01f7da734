import { billArchive, billChoices, billExport, recuperoListaBollette } from '@sportello/calls';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/accessible.ts';
import { open } from '../../../../../test/open.tsx';
import { fakeGateway, type FakeGateway } from '../../../../../test/gateway.ts';

const queryOf = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);

async function openDialog(gateway: FakeGateway, search = '') {
  const screen = await open(`/my-edison/bollette${search}`, { gateway });
  await screen.getByRole('button', { name: 'Scarica', exact: true }).click();
  return screen;
}

it('downloads a year in two taps, and a month, an address and a format when they are chosen', async () => {
  const gateway = fakeGateway();
  const screen = await openDialog(gateway);
  await screen.getByRole('radio', { name: '2025' }).click();
  const download = screen.getByRole('button', { name: /^Scarica 10 documenti/ });
  await expect.element(download).toBeEnabled();
  await expectAccessible();
  await download.click();
  await expect.poll(() => gateway.asked(billArchive).map(queryOf)).toEqual([{ anno: '2025', formato: 'PDF' }]);
  await screen.getByLabelText('Mese').last().selectOptions('11');
  await screen.getByRole('radio', { name: 'Elenco CSV' }).click();
  await download.click();
  await expect
    .poll(() => gateway.asked(billExport).map(queryOf))
    .toEqual([{ anno: '2025', mese: '11', formato: 'CSV' }]);
});

it('takes over the filters of the list and shows them', async () => {
  const gateway = fakeGateway();
  const screen = await openDialog(gateway, '?anno=2026&stato=pagate&tipo=BOLLETTA');
  await expect.element(screen.getByText(/Valgono anche stato, tipo e numero/)).toBeVisible();
  await screen.getByRole('button', { name: /^Scarica 10 documenti/ }).click();
  await expect
    .poll(() => gateway.asked(billArchive).map(queryOf))
    .toEqual([{ anno: '2026', stato: '01', tipo: 'BOLLETTA', formato: 'PDF' }]);
});

it('shows before the download that there are too many, or none', async () => {
  const gateway = fakeGateway();
  gateway.answer(billChoices, { ...billChoices.example.answer, documenti: 1753 });
  const screen = await openDialog(gateway);
  await expect.element(screen.getByText(/Sono 1.753 documenti: in un file ne entrano 1.000/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Scarica 1.753/ })).toBeDisabled();
  await screen.getByRole('radio', { name: 'Elenco per Excel' }).click();
  await expect.element(screen.getByRole('button', { name: /^Scarica 1.753/ })).toBeEnabled();
});

it('stops when one closes it or presses Interrompi', async () => {
  const gateway = fakeGateway();
  const { letThrough } = gateway.hold(billArchive);
  const screen = await openDialog(gateway);
  await screen.getByRole('button', { name: /^Scarica 10 documenti/ }).click();
  await screen.getByRole('button', { name: 'Interrompi' }).click();
  await expect.poll(() => gateway.asked(billArchive)[0]?.signal.aborted).toBe(true);
  await expect.element(screen.getByRole('button', { name: /^Scarica 10 documenti/ })).toBeEnabled();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  letThrough();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('asks the list for the month that the address names', async () => {
  const gateway = fakeGateway();
  const screen = await open('/my-edison/bollette?anno=2026&mese=2', { gateway });
  const month = screen.getByLabelText('Mese');
  // The months with bills have come, and February, which is not one of them, stays a choice.
  await expect
    .poll(() => [...(month.element() as HTMLSelectElement).options].map(({ value }) => value))
    .toEqual(['', '11', '09', '02']);
  await expect.element(month).toHaveValue('02');
  await expect
    .poll(() => gateway.asked(recuperoListaBollette).map(queryOf))
    .toContainEqual(expect.objectContaining({ inizioPeriodo: '2026-02-01', finePeriodo: '2026-02-28' }));
});
