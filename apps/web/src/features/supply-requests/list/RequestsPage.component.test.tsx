import {
  deleteSupplyRequestDraft,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaMSR,
  recuperoListaQuotation,
  supplyRequests,
} from '@sportello/calls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PATH = '/my-edison/pratiche';
const example = supplyRequests.example.answer;
const [one] = example.pratiche;
const other = (changes: object) => ({ ...one, ...changes }) as NonNullable<typeof one>;

describe('the list of requests (pratica.elenco.1)', () => {
  it('shows open and ended ones with state, step and term, and the activations of the provider’s systems', async () => {
    const gateway = fakeGateway();
    gateway.answer(supplyRequests, {
      ...example,
      pratiche: [
        other({ entro: '2099-12-20' }),
        other({ numero: 'PR-2026-000122', tipo: 'VOLTURA', stato: 'DA_INTEGRARE', entro: '2026-01-20' }),
        other({ numero: 'PR-2026-000121', stato: 'CONCLUSA', passo: 'FATTURATA', entro: null }),
        other({ numero: 'PR-2026-000120', stato: 'RIFIUTATA', entro: null }),
        other({ numero: 'PR-2026-000119', stato: 'ANNULLATA', entro: null }),
      ],
    });
    const screen = await open(PATH, { gateway });
    const going = screen.getByRole('region', { name: 'Aperte' }).getByRole('article');
    await expect.element(going.nth(0)).toMatchTextContent('Prevista entro domenica 20 dicembre 2099');
    await expect.element(going.nth(0)).toMatchTextContent('Richiesta ricevuta');
    await expect.element(going.nth(0)).toMatchTextContent('In corso');
    await expect.element(going.nth(1)).toMatchTextContent('Manca qualcosa da te');
    await expect.element(going.nth(1)).toMatchTextContent('Siamo in ritardo, ci scusiamo: il termine era martedì 20');
    const ended = screen.getByRole('region', { name: 'Concluse' }).getByRole('article');
    await expect.element(ended.nth(0)).toMatchTextContent('In bolletta');
    await expect.element(ended.nth(1)).toMatchTextContent('La richiesta non è stata accolta');
    await expect.element(ended.nth(2)).toMatchTextContent('L’hai annullata');
    const activations = screen.getByRole('region', { name: /Attivazioni e lavori sul contatore/ });
    await expect.element(activations.getByRole('progressbar').first()).toBeVisible();
    await expectAccessible();
    await going.nth(1).getByRole('link', { name: 'Voltura' }).click();
    await expect.poll(screen.path).toBe(`${PATH}/PR-2026-000122`);
  });

  it('shows drafts to continue, and deletes one once that is confirmed (pratica.bozza.1)', async () => {
    const gateway = fakeGateway();
    const [draft] = example.bozze;
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Hai una pratica da finire' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Continua: Cambio potenza, Casa (Luce)' }))
      .toHaveAttribute('href', `${PATH}/bozze/${draft?.id}`);
    await screen.getByRole('button', { name: /^Elimina: Cambio potenza/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Elimini questa pratica da finire?' });
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Non eliminare' }).click();
    expect(gateway.asked(deleteSupplyRequestDraft)).toEqual([]);
    await screen.getByRole('button', { name: /^Elimina: Cambio potenza/ }).click();
    gateway.answer(supplyRequests, { ...example, bozze: [] });
    await dialog.getByRole('button', { name: 'Elimina la pratica' }).click();
    await expect.element(screen.getByText('Abbiamo eliminato la pratica da finire.')).toBeVisible();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Abbiamo eliminato' })).toHaveFocus();
    await expect.element(screen.getByText('Hai una pratica da finire')).not.toBeInTheDocument();
  });

  it('shows that there are none, and the way to the first', async () => {
    const gateway = fakeGateway();
    gateway.answer(supplyRequests, { ...example, pratiche: [], bozze: [] });
    gateway.answer(recuperoLista, { contratti: [] });
    gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
    gateway.answer(recuperoListaMSR, { richieste: [] });
    gateway.answer(recuperoListaQuotation, { quotazioni: [] });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Nessuna pratica' })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Nuova pratica' }).click();
    await expect.poll(screen.path).toBe(`${PATH}/nuova`);
  });

  it('shows an error that is not called none, and names the lists that fail alone', async () => {
    const gateway = fakeGateway();
    gateway.reject(supplyRequests, 'S-001');
    gateway.reject(recuperoListaQuotation, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Non riusciamo a caricare le tue pratiche')).toBeVisible();
    await expect.element(screen.getByText(/attivazioni in corso/)).toBeVisible();
    await expect.element(screen.getByText('Nessuna pratica')).not.toBeInTheDocument();
  });

  it('shows requests in the menu only where the gateway has their call', async () => {
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(414, 896));
    const screen = await open('/my-edison/profilo');
    const menu = screen.getByRole('navigation', { name: 'Menu principale' });
    await menu.getByRole('link', { name: 'Pratiche' }).click();
    await expect.poll(screen.path).toBe(PATH);
    await expect.element(menu.getByRole('link', { name: 'Pratiche' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible();
    await screen.unmount();
    const { capabilities } = fakeGateway().config;
    const gateway = fakeGateway({ capabilities: capabilities.filter((id) => id !== supplyRequests.id) });
    const without = await open(PATH, { gateway });
    await expect.element(without.getByRole('heading', { name: 'Questa pagina non c’è' })).toBeVisible();
    await expect.element(without.getByRole('link', { name: 'Pratiche' })).not.toBeInTheDocument();
  });
});
