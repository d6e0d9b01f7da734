import { recuperoContrattiVasCliente, recuperoLista, recuperoListaMSR, recuperoListaQuotation } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const LIST = '/my-edison/contratti';

describe('the list of contracts', () => {
  it('shows an error, not an empty list, where all lists fail, and retries', async () => {
    const gateway = fakeGateway();
    for (const list of [recuperoLista, recuperoContrattiVasCliente, recuperoListaMSR, recuperoListaQuotation]) {
      gateway.reject(list, 'S-001');
    }
    const screen = await open(LIST, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare i tuoi contratti');
    await expect.element(screen.getByRole('heading', { name: 'Non hai forniture' })).not.toBeInTheDocument();
    await expectAccessible();
    const asked = gateway.asked(recuperoListaMSR).length;
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.poll(() => gateway.asked(recuperoListaMSR).length).toBeGreaterThan(asked);
  });

  it('names the one list that fails, and does not call its part empty', async () => {
    const gateway = fakeGateway();
    gateway.lose(recuperoContrattiVasCliente);
    const screen = await open(LIST, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('servizi, prodotti e fibra');
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await screen.getByRole('link', { name: 'Servizi' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare i tuoi contratti');
    await expect.element(screen.getByRole('heading', { name: 'Non hai servizi' })).not.toBeInTheDocument();
  });

  it('begins with the first part that has something, and shows an empty one to whoever asks for it', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperoLista, { contratti: [] });
    const [fibre] = recuperoContrattiVasCliente.example.answer.contratti;
    gateway.answer(recuperoContrattiVasCliente, {
      contratti: [{ ...fibre, tipo: 'SERVIZIO', tipoProdotto: 'ASSISTENZA' } as never],
    });
    gateway.answer(recuperoListaMSR, { richieste: [] });
    gateway.answer(recuperoListaQuotation, { quotazioni: [] });
    const screen = await open(LIST, { gateway });
    await expect.element(screen.getByRole('link', { name: 'Servizi' })).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await screen
      .getByRole('navigation', { name: 'Tipi di contratto' })
      .getByRole('link', { name: 'Forniture' })
      .click();
    await expect.element(screen.getByRole('heading', { name: 'Non hai forniture' })).toBeVisible();
  });

  it('calls two at one address by what they supply', async () => {
    const gateway = fakeGateway();
    const { contratti } = recuperoLista.example.answer;
    const gas = { codiceContratto: '4000000002', commodity: 'GAS', pod: null, pdr: '00881234567890' } as const;
    gateway.answer(recuperoLista, { contratti: [...contratti, ...contratti.map((one) => ({ ...one, ...gas }))] });
    const screen = await open(LIST, { gateway });
    await expect.element(screen.getByRole('link', { name: 'Casa Luce' })).toBeVisible();
    await screen.getByRole('link', { name: 'Casa Gas' }).click();
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000002');
  });

  it('shows that a search finds nothing, and clears it', async () => {
    const gateway = fakeGateway();
    const [supply] = recuperoLista.example.answer.contratti;
    const contratti = ['1', '2', '3', '4'].map((last) => ({ ...supply, codiceContratto: `400000000${last}` }) as never);
    gateway.answer(recuperoLista, { contratti });
    const screen = await open(LIST, { gateway });
    const search = screen.getByRole('searchbox', { name: 'Cerca tra i contratti' });
    await search.fill('una via che non esiste');
    await expect.element(screen.getByRole('heading', { name: 'Nessun contratto corrisponde' })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Mostra tutti' }).click();
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expect.element(search).toHaveValue('');
  });

  it('leads from a part with nothing in it to the offers', async () => {
    const screen = await open(`${LIST}?tipo=prodotti`);
    await expect.element(screen.getByRole('heading', { name: 'Non hai prodotti' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /Guarda le offerte/ })).toHaveAttribute('target', '_blank');
    await expectAccessible();
  });

  it('shows what is on its way with its progress', async () => {
    const screen = await open(LIST);
    await expect.element(screen.getByRole('progressbar').first()).toHaveAttribute('value', '60');
  });

  it('filters by the markets that are switched on, and shows all where an address asks for another (fornitore.opzioni.2)', async () => {
    const [supply] = recuperoLista.example.answer.contratti;
    const several = ['1', '2', '3'].map((last) => ({ ...supply, codiceContratto: `400000000${last}` }) as never);
    const markets = async (featureFlags: Parameters<typeof fakeGateway>[0]) => {
      const gateway = fakeGateway(featureFlags);
      gateway.answer(recuperoLista, { contratti: several });
      const screen = await open(`${LIST}?mercato=placet`, { gateway });
      await expect.element(screen.getByLabelText('Mercato')).toBeVisible();
      return screen;
    };
    const all = await markets({});
    await expect.element(all.getByLabelText('Mercato')).toHaveValue('placet');
    await all.unmount();
    const some = await markets({ featureFlags: { placetFilter: false, gradualProtectionFilter: false } });
    await expect.element(some.getByLabelText('Mercato')).toHaveValue('');
    await expect.element(some.getByText('PLACET')).not.toBeInTheDocument();
    await expect.element(some.getByText('Tutele graduali')).not.toBeInTheDocument();
    await expect.element(some.getByRole('article').first()).toBeVisible();
  });
});
