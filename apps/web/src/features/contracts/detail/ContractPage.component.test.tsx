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
    'that nobody has is not found: %s',
    async (address) => {
      const gateway = fakeGateway();
      gateway.refuse(recuperoDatiContratto, 'NOT_FOUND');
      const screen = await open(at(address), { gateway });
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
    },
  );

  it.each(['9999999999/pagamento/1', '9999999999/pagamento/500000000001'])(
    'has no payment to change where it is nobody’s: %s',
    async (address) => {
      const gateway = fakeGateway();
      gateway.refuse(recuperoDatiContratto, 'NOT_FOUND');
      const screen = await open(at(address), { gateway });
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
    },
  );

  it('that can’t be read says so', async () => {
    const gateway = fakeGateway();
    for (const list of [recuperoLista, recuperoContrattiVasCliente, recuperoListaMSR, recuperoListaQuotation]) {
      gateway.refuse(list, 'S-001');
    }
    const screen = await open(at('7000000001?genere=servizio'), { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a leggere questo contratto ora');
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
