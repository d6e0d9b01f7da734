import { recuperoContrattiVasCliente, recuperoLista, recuperoListaMSR, recuperoListaQuotation } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const LIST = '/my-edison/contratti';

describe('the list of contracts', () => {
  it('whose lists all fail is not an empty one, and is asked for again', async () => {
    const gateway = fakeGateway();
    for (const list of [recuperoLista, recuperoContrattiVasCliente, recuperoListaMSR, recuperoListaQuotation]) {
      gateway.refuse(list, 'S-001');
    }
    const screen = await open(LIST, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('I contratti non sono disponibili ora');
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
    await expect.element(screen.getByRole('alert')).toMatchTextContent('I contratti non sono disponibili ora');
    await expect.element(screen.getByRole('heading', { name: 'Non hai servizi' })).not.toBeInTheDocument();
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
});
