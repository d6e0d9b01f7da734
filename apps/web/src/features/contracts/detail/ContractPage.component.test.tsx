import {
  recuperoContrattiVasCliente,
  recuperoDatiContratto,
  recuperoDatiPagamento,
  recuperoLista,
  recuperoListaMSR,
  recuperoListaQuotation,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const at = (address: string) => `/my-edison/contratti/${address}`;

describe('the page of a contract', () => {
  it.each(['9999999999', '9999999999?genere=servizio', 'non%20c%27%C3%A8', 'x'.repeat(60)])(
    'shows not found for an unknown contract: %s',
    async (address) => {
      const gateway = fakeGateway();
      gateway.reject(recuperoDatiContratto, 'NOT_FOUND');
      const screen = await open(at(address), { gateway });
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
    },
  );

  it.each(['9999999999/pagamento/1', '9999999999/pagamento/500000000001'])(
    'shows not found for the payment change of an unknown contract: %s',
    async (address) => {
      const gateway = fakeGateway();
      gateway.reject(recuperoDatiContratto, 'NOT_FOUND');
      const screen = await open(at(address), { gateway });
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
    },
  );

  it.each([
    ['4000000001', 'Casa (Luce)'],
    ['4000000001/documenti', 'Documenti · Casa (Luce)'],
    ['4000000001/gestisci', 'Gestisci · Casa (Luce)'],
    ['4000000001/pagamento/500000000001', 'Metodo di pagamento · Casa (Luce)'],
  ])('names the window after it: %s (contratto.pagine.5)', async (address, name) => {
    await open(at(address));
    await expect.poll(() => document.title).toBe(`${name} · Aurora Energia`);
  });

  it.each(['', '/bollette', '/letture', '/gestisci'])(
    'says of one page below it alone that it is open: %s',
    async (below) => {
      const screen = await open(at(`4000000001${below}`));
      const tabs = screen.getByRole('navigation', { name: 'Parti del contratto' });
      await expect.element(tabs.getByRole('link').first()).toBeVisible();
      expect(tabs.element().querySelectorAll('[aria-current]')).toHaveLength(1);
    },
  );

  it('answers in a word how it is paid, and leads to where that is decided (contratto.pagine.4)', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoDatiPagamento, 'S-001');
    const screen = await open(at('4000000001'), { gateway });
    const answers = screen.getByRole('region', { name: 'A colpo d’occhio' });
    await expect.element(answers).toMatchTextContent(/Come paghi.*Non disponibile/);
    gateway.answer(recuperoDatiPagamento, recuperoDatiPagamento.example.answer);
    await answers.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(answers.getByText('Addebito su conto corrente')).toBeVisible();
    await expectAccessible();
    await answers.getByRole('link', { name: 'Come paghi' }).click();
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000001/gestisci');
  });

  it('gives the window’s name back when it is left', async () => {
    const screen = await open(at('4000000001'));
    await expect.poll(() => document.title).toContain('Casa (Luce)');
    await screen.getByRole('link', { name: 'Forniture' }).first().click();
    await expect.poll(() => document.title).toBe('Forniture · Aurora Energia');
  });

  it('shows an alert where the contract can’t be read', async () => {
    const gateway = fakeGateway();
    for (const list of [recuperoLista, recuperoContrattiVasCliente, recuperoListaMSR, recuperoListaQuotation]) {
      gateway.reject(list, 'S-001');
    }
    const screen = await open(at('7000000001?genere=servizio'), { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare questo contratto');
    await expectAccessible();
  });

  it('tells by itself that how it is paid can’t be read, and asks for that again', async () => {
    const gateway = fakeGateway();
    gateway.lose(recuperoDatiPagamento);
    const screen = await open(at('4000000001/gestisci'), { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Casa');
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Il servizio non risponde');
    await expectAccessible();
    gateway.answer(recuperoDatiPagamento, recuperoDatiPagamento.example.answer);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});
