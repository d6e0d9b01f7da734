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

const page = 200;

/** The last day of a window and the two before it. */
const LAST_DAYS = 3;

/** Notifies customers that readings are awaited or the window is about to close, once each (lettura.avviso.1). */
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

/** Groups supplies awaiting a reading by the last day to send it. */
function awaitedByDay(supplies: readonly ReadSupply[], today: Day): ReadonlyMap<Day, ReadSupply[]> {
  const awaited = supplies.flatMap((supply) => {
    const { isOpen, closesOn } = awaitedOf(supply, today);
    return isOpen && closesOn !== undefined ? [{ supply, closesOn }] : [];
  });
  const byDay = Map.groupBy(awaited, ({ closesOn }) => closesOn);
  return new Map(Array.from(byDay, ([day, each]) => [day, each.map(({ supply }) => supply)]));
}

/** Notifies a customer of supplies not yet announced at this stage, in a separate transaction. */
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
    // Supplies with the same channels share one message.
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
