import { dayInRome } from '@sportello/domain';
import { thresholdsQueue } from '../../../db/jobs/queues.ts';
import { announceAll } from '../../../events/announce.ts';
import type { Services } from '../../../shared/context.ts';
import { sendAllByChosenChannel } from '../../messages/usecases/send.ts';
import { lockCustomers } from '../../notifications/queries.ts';
import { notifyInBatches, type Candidates, type Run } from '../../notifications/usecases/in-batches.ts';
import { claimThresholdAnnouncements, thresholdsToLookAt } from '../queries/consumption-thresholds.ts';
import { foresee } from './forecast.ts';

type Threshold = Awaited<ReturnType<typeof thresholdsToLookAt>>[number];

/** Thresholds looked at together: each needs a forecast. */
const page = 200;

const by = { username: 'sportello', right: 'COMMAND' } as const;

/**
 * Notifies customers whose current bill is forecast above their threshold, once per bill and threshold
 * (consumo.soglia.2).
 */
export async function notifyOfThresholds(services: Services, run: Run): Promise<void> {
  const candidates = customersToLookAt(services);
  await notifyInBatches(services.db, { queue: thresholdsQueue, subject: 'thresholds', candidates }, run);
}

async function* customersToLookAt(services: Services): AsyncGenerator<Candidates> {
  const now = services.clock();
  for (let after = ''; ;) {
    const thresholds = await thresholdsToLookAt(services.db, after, page);
    const ofCustomer = Map.groupBy(thresholds, ({ customerCode }) => customerCode);
    yield {
      codes: [...ofCustomer.keys()].toSorted(),
      notify: (codes) =>
        announcePassed(
          services,
          codes.flatMap((code) => ofCustomer.get(code) ?? []),
          now,
        ),
    };
    const last = thresholds.at(-1);
    if (last === undefined || thresholds.length < page) return;
    after = last.contractCode;
  }
}

interface Passed extends Threshold {
  readonly likelyCents: number;
  readonly periodEnd: string;
}

async function passedOf({ db }: Services, thresholds: readonly Threshold[], now: Date): Promise<readonly Passed[]> {
  const passed: Passed[] = [];
  for (const threshold of thresholds) {
    const foreseen = await foresee(db, threshold, dayInRome(now.getTime()));
    if (foreseen === undefined || 'obstacle' in foreseen.told) continue;
    const { likely } = foreseen.told.forecast;
    if (likely <= threshold.amountCents) continue;
    passed.push({ ...threshold, likelyCents: likely, periodEnd: foreseen.period.end });
  }
  return passed;
}

/** Notifies the customers of thresholds that are passed, in one transaction. */
async function announcePassed(services: Services, thresholds: readonly Threshold[], now: Date) {
  const passed = await passedOf(services, thresholds, now);
  if (passed.length === 0) return { notified: 0, skipped: 0 };
  const codes = [...new Set(passed.map(({ customerCode }) => customerCode))];
  return services.db.transaction(async (db) => {
    const customers = new Map((await lockCustomers(db, codes)).map((customer) => [customer.code, customer]));
    const skipped = codes.length - customers.size;
    const own = passed.filter(({ customerCode }) => customers.has(customerCode));
    const claimed = await claimThresholdAnnouncements(db, own, now);
    const fresh = own.flatMap(({ contractCode, customerCode, amountCents, likelyCents, periodEnd }) => {
      const customer = customers.get(customerCode);
      const told = { contractCode, thresholdCents: amountCents, likelyCents, periodEnd };
      return customer !== undefined && claimed.has(contractCode) ? [{ customer, told }] : [];
    });
    const facts = fresh.map(({ customer, told }) => ({
      kind: 'CONSUMPTION_THRESHOLD_PASSED' as const,
      customerCode: customer.code,
      data: told,
    }));
    const events = await announceAll(db, facts, by, now);
    const messages = fresh.flatMap(({ customer, told }, index) => {
      const eventId = events[index];
      if (eventId === undefined) return [];
      const letter = { template: 'consumption-threshold', ...told } as const;
      return [{ letter, customer, choice: { channel: 'MAIL', contractCode: told.contractCode } as const, eventId }];
    });
    await sendAllByChosenChannel(services, db, messages, now);
    return { notified: new Set(facts.map(({ customerCode }) => customerCode)).size, skipped };
  });
}
