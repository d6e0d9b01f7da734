import { dayInRome } from '@sportello/domain';
import { claimThresholdAnnouncement, thresholdsToLookAt } from '../queries/consumption-thresholds.ts';
import { findContacts } from '../../support/queries.ts';
import type { Services } from '../../../shared/context.ts';
import { announce } from '../../../events/announce.ts';
import { sendByChosenChannel } from '../../messages/usecases/send.ts';
import { foresee } from './forecast.ts';

type Row = Awaited<ReturnType<typeof thresholdsToLookAt>>[number];

const page = 200;

/**
 * Notifies customers whose current bill is forecast above their threshold, once per bill and threshold
 * (consumo.soglia.2).
 */
export async function notifyOfThresholds(services: Services): Promise<void> {
  const now = services.clock();
  const today = dayInRome(now.getTime());
  for (let after = ''; ;) {
    const found = await thresholdsToLookAt(services.db, after, page);
    for (const row of found) {
      const foreseen = await foresee(services.db, row, today);
      if (foreseen === undefined || 'obstacle' in foreseen.told) continue;
      const { likely } = foreseen.told.forecast;
      if (likely > row.amountCents) await notifyOf(services, row, { likely, periodEnd: foreseen.period.end, now });
    }
    const last = found.at(-1);
    if (last === undefined || found.length < page) return;
    after = last.contractCode;
  }
}

async function notifyOf(
  services: Services,
  { contractCode, customerCode, amountCents }: Row,
  { likely, periodEnd, now }: { readonly likely: number; readonly periodEnd: string; readonly now: Date },
): Promise<void> {
  await services.db.transaction(async (db) => {
    if (!(await claimThresholdAnnouncement(db, { contractCode, periodEnd, amountCents, at: now }))) return;
    const told = { contractCode, thresholdCents: amountCents, likelyCents: likely, periodEnd };
    const fact = { kind: 'CONSUMPTION_THRESHOLD_PASSED', customerCode, data: told } as const;
    const event = await announce(db, fact, { username: 'sportello', right: 'COMMAND' }, now);
    const contacts = await findContacts(db, customerCode);
    if (!contacts) return;
    const letter = { template: 'consumption-threshold', ...told } as const;
    const choice = { channel: 'MAIL', contractCode } as const;
    await sendByChosenChannel(services, db, letter, { ...contacts, code: customerCode }, choice, now, event);
  });
}
