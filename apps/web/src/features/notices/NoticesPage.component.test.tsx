import { legalNotices } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PATH = '/my-edison/comunicazioni';
const [one] = legalNotices.example.answer.comunicazioni;
const other = (changes: object) => ({ ...one, ...changes }) as NonNullable<typeof one>;

describe('the list of legal notices (comunicazioni.cliente.1)', () => {
  it('shows of each its title, its state and the day from which it holds', async () => {
    const gateway = fakeGateway();
    gateway.answer(legalNotices, {
      comunicazioni: [
        other({ dal: '2099-06-01' }),
        other({
          numero: 'CM-2',
          titolo: 'Una bolletta ha importi che puoi non pagare',
          stato: 'CONFERMATA',
          dal: null,
        }),
        other({ numero: 'CM-3', stato: 'DA_SPEDIRE' }),
      ],
    });
    const screen = await open(PATH, { gateway });
    const rows = screen.getByRole('article');
    await expect.element(rows.nth(0)).toMatchTextContent('Vale dal');
    await expect.element(rows.nth(0)).toMatchTextContent('1° giugno 2099');
    await expect.element(rows.nth(0)).toMatchTextContent('Inviata');
    await expect.element(rows.nth(1)).toMatchTextContent('Confermata');
    await expect.element(rows.nth(2)).toMatchTextContent('In arrivo per posta');
    await expectAccessible();
    await rows.nth(0).getByRole('link', { name: 'Il tuo contratto si rinnova' }).click();
    await expect.poll(screen.path).toBe(`${PATH}/CM-2026-000123`);
  });

  it('shows that there are none', async () => {
    const gateway = fakeGateway();
    gateway.answer(legalNotices, { comunicazioni: [] });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Nessuna comunicazione' })).toBeVisible();
    await expectAccessible();
  });

  it('shows an error that is not called none', async () => {
    const gateway = fakeGateway();
    gateway.reject(legalNotices, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare le tue comunicazioni');
  });
});
