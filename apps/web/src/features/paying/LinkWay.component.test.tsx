import { makeBillLink, recuperoDettaglioBolletta } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const { bolletta } = recuperoDettaglioBolletta.example.answer;
const PAGE = `/my-edison/bollette/${bolletta.numeroBolletta}`;
const { link } = makeBillLink.example.answer;

function withBill(changes: Record<string, unknown> = {}, gateway: FakeGateway = fakeGateway()) {
  const toPay = { stato: '02', importoAperto: 180.1, esitoAddebito: null, metodoPagamento: 'P', ...changes };
  gateway.answer(recuperoDettaglioBolletta, { bolletta: { ...bolletta, ...toPay } } as never);
  return gateway;
}

describe('a link with which somebody else pays the bill (pagamento.link.1)', () => {
  it('creates a payment link on request, and shows until when it works', async () => {
    const gateway = withBill();
    const screen = await open(PAGE, { gateway });
    await screen.getByText('Condividi il link di pagamento').click();
    await expect.element(screen.getByText(/vede importo, scadenza e nome della fornitura/)).toBeVisible();
    expect(gateway.asked(makeBillLink)).toHaveLength(0);
    await screen.getByRole('button', { name: 'Crea il link' }).click();
    await expect.element(screen.getByText(link)).toBeVisible();
    await expect.element(screen.getByText(/Vale fino al 19 gennaio 2027 compreso/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Copia il link' })).toBeVisible();
    await expectAccessible();
    expect(gateway.asked(makeBillLink)).toHaveLength(1);
  });

  it('says why there is none', async () => {
    const gateway = withBill();
    gateway.reject(makeBillLink, 'BILL_NOT_PAYABLE');
    const screen = await open(PAGE, { gateway });
    await screen.getByText('Condividi il link di pagamento').click();
    await screen.getByRole('button', { name: 'Crea il link' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('non si può pagare');
  });

  it.each<[string, FakeGateway]>([
    ['of a bill that is paid', withBill({ stato: '01', importoAperto: 0 })],
    ['where nobody takes payments', withBill({}, fakeGateway({ capabilities: [] }))],
  ])('does not offer a payment link %s', async (_, gateway) => {
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByText('Condividi il link di pagamento')).not.toBeInTheDocument();
  });
});
