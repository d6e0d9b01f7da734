import { recuperoLista, supplyRequests } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const MANAGE = '/my-edison/contratti/4000000001/gestisci';
const example = supplyRequests.example.answer;

function offering(...tipi: typeof example.tipi) {
  const gateway = fakeGateway();
  gateway.answer(supplyRequests, { pratiche: [], bozze: [], tipi });
  return gateway;
}

describe('the requests about a supply, on its page (pratica.tipi.2)', () => {
  it('lists the requests offered for a supply, each started with it', async () => {
    const gateway = offering(
      { tipo: 'VOLTURA', contratti: [] },
      { tipo: 'POTENZA', contratti: ['4000000001'] },
      { tipo: 'DISATTIVAZIONE', contratti: ['4000000001', '4000000002'] },
      { tipo: 'RESIDENZA', contratti: ['4000000002'] },
    );
    const screen = await open(MANAGE, { gateway });
    const card = screen.getByRole('region', { name: 'Pratiche su questa fornitura' });
    await expect.element(card.getByRole('link')).toHaveLength(2);
    await expect.element(card).toMatchTextContent('Cambi i kW del contatore');
    await expectAccessible();
    await card.getByRole('link', { name: 'Disattivazione' }).click();
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toMatchTextContent('In quale giorno si chiude la fornitura?');
  });

  it('shows an open request of the supply in place of a new one of its kind (pratica.elenco.1)', async () => {
    const [request] = example.pratiche;
    if (request === undefined) throw new Error('The example has no request.');
    const gateway = fakeGateway();
    const numbered = (numero: string, codiceContratto: string) => ({ ...request, numero, codiceContratto });
    gateway.answer(supplyRequests, {
      bozze: [],
      tipi: [
        { tipo: 'POTENZA', contratti: ['4000000001'] },
        { tipo: 'RESIDENZA', contratti: ['4000000001'] },
      ],
      pratiche: [
        { ...numbered('PR-2026-000123', '4000000001'), tipo: 'POTENZA', stato: 'IN_CORSO' },
        { ...numbered('PR-2026-000124', '4000000002'), tipo: 'RESIDENZA', stato: 'IN_CORSO' },
        { ...numbered('PR-2026-000125', '4000000001'), tipo: 'DISATTIVAZIONE', stato: 'ANNULLATA' },
      ],
    });
    const screen = await open(MANAGE, { gateway });
    const card = screen.getByRole('region', { name: 'Pratiche su questa fornitura' });
    await expect.element(card.getByRole('link')).toHaveLength(2);
    await expect
      .element(card.getByRole('link', { name: 'Cambio potenza' }))
      .toHaveAttribute('href', '/my-edison/pratiche/PR-2026-000123');
    await expect.element(card.getByText('In corso')).toBeVisible();
    await expect.element(card.getByRole('link', { name: 'Residenza' })).toBeVisible();
    await expectAccessible();
  });

  it('lists the requests of a supply that has ended', async () => {
    const gateway = offering({ tipo: 'RIENTRO', contratti: ['4000000001'] });
    const ended = { stato: 'Cessato', dataFine: '2026-08-31' };
    gateway.answer(recuperoLista, {
      contratti: recuperoLista.example.answer.contratti.map((one) => ({ ...one, ...ended })),
    });
    const screen = await open(MANAGE, { gateway });
    await expect.element(screen.getByRole('link', { name: 'Rientro' })).toBeVisible();
  });

  it('hides the card where no request is offered', async () => {
    const gateway = offering({ tipo: 'VOLTURA', contratti: [] });
    const screen = await open(MANAGE, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Pagamento' })).toBeVisible();
    await expect.poll(() => gateway.asked(supplyRequests)).not.toEqual([]);
    await expect.element(screen.getByText('Pratiche su questa fornitura')).not.toBeInTheDocument();
  });

  it('shows an error where requests can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.reject(supplyRequests, 'S-001');
    const screen = await open(MANAGE, { gateway });
    await expect.element(screen.getByText('Non sappiamo quali pratiche puoi chiedere')).toBeVisible();
  });
});
