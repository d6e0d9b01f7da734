import { randomUUID } from 'node:crypto';
import { PAGE_METHODS, type CheckoutMethod } from '@sportello/domain';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { stripeCards } from '../../ports/cards-stripe.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';

const { cards } = await useCardProvider();
const { api, secretKey } = cards;

async function pageOf(methods: readonly CheckoutMethod[] | undefined) {
  const provider = stripeCards({ ...cards, ...(methods && { methods }) });
  const lines = [{ name: 'Bolletta 1', cents: 100 }];
  const page = { paymentId: randomUUID(), lines, done: 'https://x.example/fine', cancelled: 'https://x.example/via' };
  const { session } = await provider.beginPayment(page);
  const url = `${api}/pay/${session}`;
  return { provider, session, url, shown: await (await fetch(url)).text() };
}

const configurations = async () => {
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port: new URL(api).port, protocol: 'http' });
  return (await stripe.paymentMethodConfigurations.list()).data.length;
};

describe('what can be paid with (pagamento.bollette.6)', () => {
  it.each<[CheckoutMethod, string]>([
    ['CARD', 'name="metodo" value="card"'],
    ['APPLE_PAY', 'Apple Pay'],
    ['GOOGLE_PAY', 'Google Pay'],
    ['SATISPAY', 'Satispay'],
    ['PAYPAL', 'PayPal'],
    ['KLARNA', 'Klarna'],
    ['MYBANK', 'MyBank'],
    ['PISP', 'Conto corrente (PISP)'],
  ])('offers %s only if it is switched on', async (method, words) => {
    const goes = (each: CheckoutMethod) => each === method || (method === 'CARD' && /^(APPLE|GOOGLE)_PAY$/.test(each));
    expect((await pageOf(PAGE_METHODS)).shown).toContain(words);
    expect((await pageOf(PAGE_METHODS.filter((each) => !goes(each)))).shown).not.toContain(words);
  });

  it.each(['apple_pay', 'google_pay', 'satispay', 'paypal', 'klarna', 'mybank', 'pay_by_bank'])(
    'pays by %s without a card being typed',
    async (metodo) => {
      const { provider, session, url } = await pageOf(PAGE_METHODS);
      const body = new URLSearchParams({ metodo, esito: 'riuscito' });
      const done = await fetch(url, { method: 'POST', redirect: 'manual', body });
      expect(done.headers.get('location')).toBe('https://x.example/fine');
      expect(await provider.readPayment(session)).toMatchObject({ state: 'SUCCEEDED' });
    },
  );

  it('takes no method that is switched off, though it be sent', async () => {
    const { provider, session, url } = await pageOf(['CARD']);
    const body = new URLSearchParams({ metodo: 'paypal', esito: 'riuscito' });
    expect((await fetch(url, { method: 'POST', body })).status).toBe(422);
    expect(await provider.readPayment(session)).toEqual({ state: 'OPEN' });
  });

  it('creates one configuration at the payment provider, however many servers ask', async () => {
    const before = await configurations();
    await Promise.all([pageOf(['CARD', 'PAYPAL']), pageOf(['PAYPAL', 'CARD'])]);
    await pageOf(['CARD', 'PAYPAL']);
    expect((await configurations()) - before).toBe(1);
  });
});
