import type { ChangeMatter, Outcome } from '@sportello/domain';
import { mapContacts } from '../../../profile/queries/customers.ts';
import { announceAll } from '../../../../events/announce.ts';
import { notifyAll } from '../../../messages/usecases/send.ts';
import type { Moved, Work } from './effects.ts';

/** Of what the effect itself tells, in the words of its own area. */
const NOTIFIED_ELSEWHERE = new Set<ChangeMatter>(['AUTOLETTURA', 'RICHIESTA', 'INTERVENTO']);

/** That a visit is cancelled has no effect, whatever becomes of it: it is told here. */
const isNotifiedElsewhere = ({ matter, kind }: Moved['change']) =>
  NOTIFIED_ELSEWHERE.has(matter) && kind !== 'INTERVENTION_CANCELLED';

/** What a customer waits for; that a name has reached another system is no news. */
const NEWS_WHEN_ACTIVE = new Set<ChangeMatter>(['PAGAMENTO', 'DATI_CATASTALI']);

function isNews(change: Moved['change'], outcome: Outcome): boolean {
  if (isNotifiedElsewhere(change) || outcome === 'PRESA_IN_CARICO') return false;
  return outcome === 'RIFIUTATA' || NEWS_WHEN_ACTIVE.has(change.matter);
}

/** Tells customers of outcomes: in the area, and by letter where something is refused or begins (fornitore.esiti.5). */
export async function notifyOfOutcomes(
  { services, db, by, now }: Pick<Work, 'services' | 'db' | 'by' | 'now'>,
  moved: readonly Moved[],
): Promise<void> {
  const news = moved.filter(({ change, told }) => isNews(change, told.outcome));
  const facts = news.map(({ change: { eventId, matter, subject, customerCode }, told }) => {
    const { outcome, activeFrom, reason, words } = told;
    const data = { change: String(eventId), matter, subject, outcome, activeFrom, reason, words };
    return { kind: 'CHANGE_MOVED', customerCode, data } as const;
  });
  const events = await announceAll(db, facts, by, now);
  const contacts = await mapContacts(
    db,
    facts.map(({ customerCode }) => customerCode),
  );
  const owed = facts.flatMap(({ customerCode, data: { matter, outcome, activeFrom, words } }, index) => {
    const customer = contacts.get(customerCode);
    const eventId = events[index];
    const letter = { template: 'change-outcome', matter, outcome, activeFrom, words } as const;
    return customer && eventId !== undefined ? [{ letter, customer, eventId }] : [];
  });
  await notifyAll(services, db, owed, now);
}
