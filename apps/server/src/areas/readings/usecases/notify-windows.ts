import { addDays, dayInRome, type Day } from '@sportello/domain';
import { readingsQueue } from '../../../db/jobs/queues.ts';
import { announceAll } from '../../../events/announce.ts';
import type { Services } from '../../../shared/context.ts';
import { findAllChosenChannels } from '../../messages/queries/chosen-channels.ts';
import { sendAllByChosenChannel } from '../../messages/usecases/send.ts';
import { lockCustomers } from '../../notifications/queries.ts';
import { notifyInBatches, type Candidates, type Run } from '../../notifications/usecases/in-batches.ts';
import {
  claimAnnouncements,
  customersWhoRead,
  listSuppliesOf,
  type AnnouncedSupply,
  type ReadingAnnouncement,
} from '../queries/reading-announcements.ts';
import { awaitedOf } from './options.ts';

type Stage = ReadingAnnouncement['kind'];

/** Customers looked at by one statement. */
const page = 1000;

/** The last day of a window and the two before it. */
const LAST_DAYS = 3;

const kinds = { OPEN: 'READING_WINDOW_OPEN', CLOSING: 'READING_WINDOW_CLOSING' } as const;

const by = { username: 'sportello', right: 'COMMAND' } as const;

/** Notifies customers that readings are awaited or the window is about to close, once each (lettura.avviso.1). */
export async function notifyOfWindows(services: Services, run: Run): Promise<void> {
  const candidates = customersToNotify(services);
  await notifyInBatches(
    services.db,
    { queue: readingsQueue, subject: 'reading windows', candidates, isShared: true },
    run,
  );
}

async function* customersToNotify(services: Services): AsyncGenerator<Candidates> {
  const now = services.clock();
  const today = dayInRome(now.getTime());
  for (let after = ''; ;) {
    const customers = await customersWhoRead(services.db, after, page);
    const due = (await listSuppliesOf(services.db, customers, today)).flatMap((supply) => windowsOf(supply, today));
    const codes = [...new Set(due.map(({ customerCode }) => customerCode))].toSorted();
    yield { codes, notify: (some) => announceWindows(services, some, now) };
    const last = customers.at(-1);
    if (last === undefined || customers.length < page) return;
    after = last;
  }
}

interface Window {
  readonly customerCode: string;
  readonly contractCode: string;
  readonly stage: Stage;
  readonly closesOn: Day;
}

/** Returns the window of a supply that is to be announced today, if there is one. */
function windowsOf(supply: AnnouncedSupply, today: Day): Window[] {
  const { isOpen, closesOn } = awaitedOf(supply, today);
  if (!isOpen || closesOn === undefined) return [];
  const stage = addDays(closesOn, 1 - LAST_DAYS) <= today ? 'CLOSING' : 'OPEN';
  if (supply.announced.includes(`${stage} ${closesOn}`)) return [];
  return [{ customerCode: supply.customerCode, contractCode: supply.code, stage, closesOn }];
}

/** Notifies customers in one transaction, each of all supplies together whose windows close on the same day. */
async function announceWindows(services: Services, codes: readonly string[], now: Date) {
  const today = dayInRome(now.getTime());
  return services.db.transaction(async (db) => {
    const customers = new Map((await lockCustomers(db, codes)).map((customer) => [customer.code, customer]));
    const skipped = codes.length - customers.size;
    // Read after the lock: whoever held it before may just have announced some of them.
    const open = (await listSuppliesOf(db, [...customers.keys()], today)).flatMap((each) => windowsOf(each, today));
    const claimed = await claimAnnouncements(
      db,
      open.map(({ contractCode, stage, closesOn }) => ({ contractCode, kind: stage, periodEnd: closesOn, at: now })),
    );
    const fresh = open.filter(({ contractCode }) => claimed.has(contractCode));
    const notices = Array.from(
      Map.groupBy(fresh, ({ customerCode, stage, closesOn }) =>
        JSON.stringify([customerCode, stage, closesOn]),
      ).values(),
      (windows) => ({ windows, contractCodes: windows.map(({ contractCode }) => contractCode) }),
    );
    const facts = notices.flatMap(({ windows: [first], contractCodes }) =>
      first === undefined
        ? []
        : [
            {
              kind: kinds[first.stage],
              customerCode: first.customerCode,
              data: { contractCodes, closesOn: first.closesOn },
            },
          ],
    );
    const events = await announceAll(db, facts, by, now);
    const channelsOf = await findAllChosenChannels(db, fresh);
    const messages = notices.flatMap(({ windows }, index) => {
      const eventId = events[index];
      // Supplies with the same channels share one message.
      const ways = Map.groupBy(windows, (window) => channelsOf(window)?.join() ?? 'never chosen');
      return [...ways.values()].flatMap((same) => {
        const [first] = same;
        const customer = first && customers.get(first.customerCode);
        if (first === undefined || customer === undefined || eventId === undefined) return [];
        const { stage, closesOn, contractCode } = first;
        const letter = { template: 'reading-window', stage, supplies: same.length, closesOn } as const;
        return [{ letter, customer, choice: { channel: null, contractCode }, eventId }];
      });
    });
    await sendAllByChosenChannel(services, db, messages, now);
    return { notified: new Set(fresh.map(({ customerCode }) => customerCode)).size, skipped };
  });
}
