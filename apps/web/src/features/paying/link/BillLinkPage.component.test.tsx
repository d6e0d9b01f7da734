import { linkedBill, payLinkedBill, stopLinkedPayment } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const { answer: bill } = linkedBill.example;
const PATH = '/paga#codice=un-link';

function gatewayWith(over: Partial<typeof bill> = {}) {
  const gateway = fakeGateway();
  gateway.answer(linkedBill, { ...bill, ...over });
  return gateway;
}

const opened = (gateway: ReturnType<typeof fakeGateway>, path = PATH) => open(path, { gateway, username: null });

describe('a bill that is paid with a link (pagamento.link.2)', () => {
  it.each<[Partial<typeof bill>, string]>([
    [{ stato: 'DA_PAGARE' }, 'Paga la bolletta'],
    [{ stato: 'INIZIATA' }, 'Non abbiamo ancora ricevuto il pagamento'],
    [{ stato: 'IN_CORSO' }, 'Il pagamento è in corso'],
    [{ stato: 'PAGATA' }, 'Questa bolletta è pagata'],
    [{ stato: 'NON_PAGABILE' }, 'Questa bolletta ora non si può pagare'],
  ])('shows the state of a bill %o', async (over, words) => {
    const screen = await opened(gatewayWith(over));
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(words);
    await expect.element(screen.getByText('Casa al mare · Luce')).toBeVisible();
    await expectAccessible();
  });

  it.each<[Partial<typeof bill>, string]>([
    [{ esito: 'NON_RIUSCITO' }, 'Il pagamento non è riuscito'],
    [{ esito: 'ANNULLATO' }, 'Pagamento annullato'],
    [{ esito: 'NON_MEMORIZZABILE' }, 'Metodo di pagamento non accettato'],
    [{ esito: 'ANNULLATO', importoCambiato: true }, 'L’importo è cambiato'],
  ])('says how the last try ended: %o', async (over, words) => {
    const screen = await opened(gatewayWith(over));
    await expect.element(screen.getByText(words)).toBeVisible();
    await expectAccessible();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('shows whether the amount is without a part in dispute: %s', async (importoParziale, count) => {
    const screen = await opened(gatewayWith({ importoParziale }));
    await expect.element(screen.getByRole('button', { name: /^Paga 84,20/ })).toBeVisible();
    await expect.element(screen.getByText('Senza l’importo in contestazione')).toHaveLength(count);
  });

  it('sends what the link carries in the body, with the amount that was seen', async () => {
    const gateway = gatewayWith();
    gateway.answer(payLinkedBill, { indirizzo: null });
    const screen = await opened(gateway);
    await screen.getByRole('button', { name: /^Paga 84,20/ }).click();
    await expect.poll(() => gateway.asked(payLinkedBill).length).toBe(1);
    const [sent] = gateway.asked(payLinkedBill);
    expect(await sent?.clone().json()).toEqual({ codice: 'un-link', importo: 84.2 });
  });

  it('shows the new amount where it changed before the payment began', async () => {
    const gateway = gatewayWith();
    gateway.reject(payLinkedBill, 'CHANGED_MEANWHILE');
    const screen = await opened(gateway);
    const pay = screen.getByRole('button', { name: /^Paga 84,20/ });
    await expect.element(pay).toBeVisible();
    gateway.answer(linkedBill, { ...bill, importo: 90 });
    await pay.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('L’importo è cambiato');
    await expect.element(screen.getByRole('button', { name: /^Paga 90,00/ })).toBeVisible();
  });

  it('frees the bill of whoever comes back without having paid', async () => {
    const gateway = gatewayWith({ stato: 'INIZIATA' });
    gateway.answer(stopLinkedPayment, stopLinkedPayment.example.answer);
    await opened(gateway, '/paga?esito=annullato#codice=un-link');
    await expect.poll(() => gateway.asked(stopLinkedPayment).length).toBe(1);
  });

  it('leads whoever comes back into another browser to the link, and says nothing of how it went', async () => {
    const gateway = gatewayWith();
    const screen = await opened(gateway, '/paga?esito=completato');
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Apri di nuovo il link');
    await expectAccessible();
    expect(gateway.asked(linkedBill)).toHaveLength(0);
  });

  it('says when the link is over, and asks nobody to sign in', async () => {
    const gateway = gatewayWith();
    gateway.reject(linkedBill, 'LINK_NOT_VALID');
    const screen = await opened(gateway);
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Questo link non vale più');
    await expectAccessible();
  });
});
