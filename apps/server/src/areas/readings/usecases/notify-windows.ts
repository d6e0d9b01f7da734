import { addDays, dayInRome, type Day } from '@sportello/domain';
import { claimAnnouncements, customersWhoRead, listSuppliesOf } from '../queries/reading-announcements.ts';
import { findChosenChannels } from '../../messages/queries/chosen-channels.ts';
import { findContacts } from '../../support/queries.ts';
import type { ReadSupply } from '../queries/readings.ts';
import type { Services } from '../../../shared/context.ts';
import { announce } from '../../../events/announce.ts';
import { sendByChosenChannel } from '../../messages/usecases/send.ts';
import { awaitedOf } from './options.ts';

type Stage = 'OPEN' | 'CLOSING';

/** How many customers are looked at together. */
const page = 200;

/** The last days of a window: the last, and the two before it. */
const LAST_DAYS = 3;

/** Tells customers that readings are awaited, or will soon be no more: each once (lettura.avviso.1). */
export async function notifyOfWindows(services: Services): Promise<void> {
  const now = services.clock();
  const today = dayInRome(now.getTime());
  for (let after = ''; ;) {
    const customers = await customersWhoRead(services.db, after, page);
    const supplies = Map.groupBy(
      await listSuppliesOf(services.db, customers, today),
      ({ customerCode }) => customerCode,
    );
    for (const [customerCode, each] of supplies) {
      for (const [closesOn, awaited] of awaitedByDay(each, today)) {
        const stage = addDays(closesOn, 1 - LAST_DAYS) <= today ? 'CLOSING' : 'OPEN';
        await notifyOf(services, customerCode, { stage, closesOn, codes: awaited.map(({ code }) => code) }, now);
      }
    }
    const last = customers.at(-1);
    if (last === undefined || customers.length < page) return;
    after = last;
  }
}

/** The supplies of which a reading is awaited today, by the last day on which it can be sent. */
function awaitedByDay(supplies: readonly ReadSupply[], today: Day): ReadonlyMap<Day, ReadSupply[]> {
  const awaited = supplies.flatMap((supply) => {
    const { isOpen, closesOn } = awaitedOf(supply, today);
    return isOpen && closesOn !== undefined ? [{ supply, closesOn }] : [];
  });
  const byDay = Map.groupBy(awaited, ({ closesOn }) => closesOn);
  return new Map(Array.from(byDay, ([day, each]) => [day, each.map(({ supply }) => supply)]));
}

/** Tells a customer of supplies that they were not told of before at this stage; in a transaction of their own. */
async function notifyOf(
  services: Services,
  customerCode: string,
  { stage, closesOn, codes }: { readonly stage: Stage; readonly closesOn: Day; readonly codes: readonly string[] },
  now: Date,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const contractCodes = await claimAnnouncements(db, codes, { periodEnd: closesOn, kind: stage, at: now });
    if (contractCodes.length === 0) return;
    const kind = stage === 'OPEN' ? 'READING_WINDOW_OPEN' : 'READING_WINDOW_CLOSING';
    const fact = { kind, customerCode, data: { contractCodes, closesOn } } as const;
    const event = await announce(db, fact, { username: 'sportello', right: 'COMMAND' }, now);
    const contacts = await findContacts(db, customerCode);
    if (!contacts) return;
    const customer = { ...contacts, code: customerCode };
    // Supplies that are told of in the same ways are told of together.
    const ways = new Map<string, string[]>();
    for (const code of contractCodes) {
      const chosen = (await findChosenChannels(db, customerCode, code))?.join() ?? 'never chosen';
      ways.set(chosen, [...(ways.get(chosen) ?? []), code]);
    }
    for (const [contractCode, ...others] of ways.values()) {
      const letter = { template: 'reading-window', stage, supplies: 1 + others.length, closesOn } as const;
      const choice = { channel: null, contractCode: contractCode ?? null };
      await sendByChosenChannel(services, db, letter, customer, choice, now, event);
    }
  });
}
