import { readingWindows, recuperoLista } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const [contract] = recuperoLista.example.answer.contratti;
const [awaited] = readingWindows.example.answer.forniture;

function having(count: number) {
  const gateway = fakeGateway();
  if (contract === undefined || awaited === undefined) throw new Error('The examples have none.');
  const codes = Array.from({ length: count }, (_, at) => `400000000${at + 1}`);
  gateway.answer(recuperoLista, { contratti: codes.map((codiceContratto) => ({ ...contract, codiceContratto })) });
  gateway.answer(readingWindows, { forniture: codes.map((codiceContratto) => ({ ...awaited, codiceContratto })) });
  return gateway;
}

describe('the supply of which a reading is sent', () => {
  it('lists several supplies by name and kind, and opens the chosen one', async () => {
    const screen = await open('/my-edison/letture', { gateway: having(2) });
    await expect.element(screen.getByText('Di quale fornitura è la lettura?')).toBeVisible();
    const choices = screen.getByRole('main').getByRole('link', { name: /\(Luce\).*da inviare entro/ });
    await expect.element(choices.first()).toBeVisible();
    expect(choices.all()).toHaveLength(2);
    await expectAccessible();
    await choices.last().click();
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000002/letture');
  });

  it('searches many supplies, open windows first, grouped by day and address (lettura.schermo.1)', async () => {
    const gateway = having(9);
    if (contract === undefined || awaited === undefined) throw new Error('The examples have none.');
    const codes = Array.from({ length: 9 }, (_, at) => `400000000${at + 1}`);
    const street = (at: number) => ({ ...contract.indirizzo, via: `Via ${at < 4 ? 'Po' : 'Adda'} 1` });
    gateway.answer(recuperoLista, {
      contratti: codes.map((codiceContratto, at) => ({
        ...contract,
        codiceContratto,
        nickname: at === 2 ? 'Atrio' : `Scala ${at + 1}`,
        indirizzo: street(at),
      })),
    });
    gateway.answer(readingWindows, {
      forniture: codes.map((codiceContratto, at) => ({
        ...awaited,
        codiceContratto,
        ...(at < 8 && {
          aperta: false,
          motivo: 'FUORI_PERIODO',
          inizioPeriodo: '2027-01-16',
          finePeriodo: '2027-01-31',
        }),
      })),
    } as never);
    const screen = await open('/my-edison/letture', { gateway });
    const days = screen.getByRole('main').getByRole('heading', { level: 2 });
    await expect.element(days).toHaveLength(2);
    await expect.element(days.first()).toMatchTextContent(/^da inviare entro/);
    await expect.element(screen.getByRole('main').getByRole('heading', { level: 3 })).toHaveLength(3);
    await expectAccessible();
    await screen.getByRole('searchbox', { name: 'Di quale fornitura è la lettura?' }).fill('atrio');
    await expect.element(screen.getByText('1 fornitura')).toBeVisible();
    await screen.getByRole('link', { name: /^Atrio \(Luce\)/ }).click();
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000003/letture');
  });

  it('redirects to the only supply', async () => {
    const screen = await open('/my-edison/letture', { gateway: having(1) });
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000001/letture');
  });

  it('shows that no readings are needed where all meters are read remotely', async () => {
    const screen = await open('/my-edison/letture', { gateway: having(0) });
    await expect.element(screen.getByText('Non devi inviare letture')).toBeVisible();
  });

  it('shows an error where supplies can’t be read', async () => {
    const gateway = having(1);
    gateway.lose(readingWindows);
    const screen = await open('/my-edison/letture', { gateway });
    await expect.element(screen.getByText('Non riusciamo a caricare le forniture in attesa di lettura')).toBeVisible();
  });
});

describe('the card of the home', () => {
  it.each([
    [1, 'Invia la lettura', '/my-edison/contratti/4000000001/letture'],
    [2, 'Scegli la fornitura', '/my-edison/letture'],
  ])('leads to the readings of %i that are awaited', async (count, name, path) => {
    const screen = await open('/my-edison', { gateway: having(count) });
    const heading = screen.getByRole('heading', { name: 'Lettura del contatore' });
    await expect
      .poll(() => {
        window.scrollBy(0, 200);
        return heading.query();
      })
      .not.toBeNull();
    await expect.element(heading).toBeVisible();
    await screen.getByRole('link', { name, exact: true }).click();
    await expect.poll(screen.path).toBe(path);
  });

  it('hides the card where no reading is awaited', async () => {
    const gateway = having(1);
    if (awaited === undefined) throw new Error('The example has none.');
    gateway.answer(readingWindows, { forniture: [{ ...awaited, aperta: false, motivo: 'FUORI_PERIODO' }] });
    const screen = await open('/my-edison', { gateway });
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Lettura del contatore' })).not.toBeInTheDocument();
  });
});
