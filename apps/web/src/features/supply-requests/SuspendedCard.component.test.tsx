import { recuperoDatiContratto, recuperoLista, suspension } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PATH = '/my-edison/contratti/4000000001';
const example = suspension.example.answer;

function suspended(changes: Partial<Record<keyof typeof example, unknown>> = {}) {
  const gateway = fakeGateway();
  const { contratti } = recuperoLista.example.answer;
  const stato = 'Sospeso per Morosità';
  gateway.answer(recuperoLista, { contratti: contratti.map((one) => ({ ...one, stato })) });
  gateway.reject(recuperoDatiContratto, 'S-001');
  gateway.answer(suspension, { ...example, entro: '2099-12-18', ...changes } as typeof example);
  return gateway;
}

describe('the page of a suspended supply (pratica.sospensione.1)', () => {
  it('shows what to pay, what the return costs and its day, and leads to both', async () => {
    const screen = await open(PATH, { gateway: suspended() });
    const card = screen.getByRole('region', { name: 'Come torna attiva la fornitura' });
    await expect.element(card).toMatchTextContent(/Da pagare adesso\s*84,20/);
    await expect.element(card).toMatchTextContent(/La riattivazione costa 189,32/);
    await expect.element(card).toMatchTextContent('torna attiva entro venerdì 18 dicembre 2099');
    await expect
      .element(card.getByRole('link', { name: /^Bolletta 2026000123456/ }))
      .toHaveAttribute('href', '/my-edison/bollette/2026000123456');
    await expect
      .element(card.getByRole('link', { name: 'Paga le bollette scadute' }))
      .toHaveAttribute('href', `${PATH}/bollette`);
    await expectAccessible();
    await card.getByRole('link', { name: 'Ho pagato: chiedo la riattivazione' }).click();
    await expect.poll(screen.path).toBe('/my-edison/pratiche/nuova');
    expect(screen.search()).toContain('tipo=RIATTIVAZIONE');
  });

  it('leads to the request that is under way', async () => {
    const screen = await open(PATH, { gateway: suspended({ pratica: 'PR-2026-000123', bollette: [], totale: 0 }) });
    await expect.element(screen.getByText(/^Hai pagato da poco\?/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Segui la riattivazione' }))
      .toHaveAttribute('href', '/my-edison/pratiche/PR-2026-000123');
  });

  it('shows that it can’t be read, and nothing where it is no longer suspended', async () => {
    const gateway = suspended();
    gateway.reject(suspension, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Non sappiamo quanto serve per riattivare la fornitura')).toBeVisible();
    gateway.reject(suspension, 'NOT_FOUND');
    await screen.getByRole('button', { name: 'Riprova' }).first().click();
    await expect
      .element(screen.getByText('Non sappiamo quanto serve per riattivare la fornitura'))
      .not.toBeInTheDocument();
  });

  it('does not request the suspension of an active supply', async () => {
    const gateway = fakeGateway();
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('link', { name: 'Letture' })).toBeVisible();
    expect(gateway.asked(suspension)).toEqual([]);
  });
});
