import { dayInRome } from '@sportello/domain';
import { expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { stripeCards } from '../../ports/cards-stripe.ts';
import { reconcileDays } from './usecases/reconcile.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { beginInArea, billOf, customerWithBill, payOnPage } from '../../../test/support/money/paying.ts';

const { cards } = await useCardProvider({ now: () => gateway.now() });
const gateway = useApp({ seeded: false, config: { cards } });
const services = () =>
  ({ db: databaseOf(gateway.database.pool), clock: gateway.now, cards: stripeCards(cards) }) as unknown as Services;
const aDay = 24 * 60 * 60_000;

it('reports a day again if a payment has ended since or no report exists (pagamento.riconciliazione.1)', async () => {
  const giulia = await customerWithBill(gateway);
  const { body } = await beginInArea(gateway, giulia);
  await payOnPage(gateway, body.indirizzo);
  await gateway.send({ url: `/api/sportello/v1/pagamenti/bollette/${body.id}`, bearer: giulia.bearer });
  expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '01' });
  const day = dayInRome(gateway.now().getTime());
  const { pool } = gateway.database;
  const madeAt = async () => (await pool.query('select made_at from payment_reports where day = $1', [day])).rows;

  gateway.wait(aDay);
  expect(await reconcileDays(services())).toEqual([]);
  const first = await madeAt();
  expect(first).toHaveLength(1);
  gateway.wait(aDay);
  expect(await reconcileDays(services())).toEqual([]);
  expect(await madeAt()).toEqual(first);

  await pool.query('update payments set ended_at = $2, amount_cents = 99 where id = $1', [body.id, gateway.now()]);
  gateway.wait(60_000);
  const wrong = `payments of ${day} differ from the payment provider's: OTHER_AMOUNT ${body.id}`;
  expect(await reconcileDays(services())).toEqual([wrong]);
  expect(await reconcileDays(services())).toEqual([]);
  await pool.query('delete from payment_reports where day = $1', [day]);
  expect(await reconcileDays(services())).toEqual([wrong]);
});
