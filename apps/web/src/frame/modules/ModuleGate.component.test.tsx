import {
  recuperaDatiProfilo,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaMSR,
  recuperoListaQuotation,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const profile = recuperaDatiProfilo.example.answer;

function as(changes: Partial<typeof profile>) {
  const gateway = fakeGateway();
  gateway.answer(recuperaDatiProfilo, { ...profile, ...changes });
  return gateway;
}

describe('a module', () => {
  it('shows in preview how to get a module, with a link to the offers of the segment', async () => {
    const gateway = as({ prospect: true });
    gateway.answer(recuperoLista, { contratti: [] });
    gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
    gateway.answer(recuperoListaMSR, { richieste: [] });
    gateway.answer(recuperoListaQuotation, { quotazioni: [] });
    const screen = await open('/my-edison/bollette', { gateway });
    await expect
      .element(screen.getByRole('heading', { name: 'Ogni bolletta, con quanto devi e quando scade' }))
      .toBeVisible();
    const offers = screen.getByRole('link', { name: 'Diventa cliente (si apre in una nuova finestra)' });
    await expect.element(offers).toHaveAttribute('href', 'https://www.example.com/offerte/casa');
    await expect.element(offers).toHaveAttribute('target', '_blank');
    await expectAccessible();
  });

  it.each(['contratti', 'bollette', 'profilo'])(
    'shows in the preview of %s a pending activation instead of offers (moduli.stati.8)',
    async (place) => {
      // The quotation in the example is pending.
      const screen = await open(`/my-edison/${place}`, { gateway: as({ prospect: true }) });
      await expect.element(screen.getByText(/^Manca poco: si attiva insieme/)).toBeVisible();
      const way = screen.getByRole('main').getByRole('link', { name: 'Segui l’attivazione' });
      await expect.element(way).toHaveAttribute('href', '/my-edison');
      await expect.element(screen.getByText(/Scegli un’offerta/)).not.toBeInTheDocument();
      await expectAccessible();
    },
  );

  it.each([
    ['Amministratore', '800 000 003'],
    ['Pmi', '800 000 004'],
    ['Business', '800 000 004'],
  ])('shows %s their own number in a reduced module', async (segmento, number) => {
    const screen = await open('/my-edison/risolve', { gateway: as({ segmento, ragioneSociale: 'Aurora S.r.l.' }) });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Risolve');
    await expect
      .element(screen.getByRole('link', { name: `Chiama ${number}` }))
      .toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`);
    await expectAccessible();
  });

  it('shows why a module is out of service', async () => {
    const gateway = fakeGateway({ disabledModules: { loyalty: 'Torna a gennaio.' } });
    const screen = await open('/my-edison/fedelta', { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Pagina non ancora disponibile' })).toBeVisible();
    await expect.element(screen.getByRole('main').getByText('Torna a gennaio.')).toBeVisible();
    await expectAccessible();
  });

  it('shows the full module where contracts can’t be read and no type is known', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoLista, 'S-001');
    const screen = await open('/my-edison/profilo', { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profilo');
    await expect.element(screen.getByText(/^Non riusciamo a caricare una parte dei contratti/)).toBeVisible();
    await expectAccessible();
  });

  it('says that contracts are missing where it shows none of them, and not over those that it lists', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoLista, 'S-001');
    gateway.reject(recuperoContrattiVasCliente, 'S-001');
    const screen = await open('/my-edison/profilo', { gateway });
    await expect.element(screen.getByText(/^Non riusciamo a caricare i tuoi contratti: /)).toBeVisible();
    await screen.getByRole('link', { name: 'Forniture' }).first().click();
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expect.element(screen.getByText(/^Non riusciamo a caricare i tuoi contratti: /)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non vedi tutti i contratti');
  });
});
