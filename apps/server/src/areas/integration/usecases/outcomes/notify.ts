import type { ChangeMatter, Outcome } from '@sportello/domain';
import { mapContacts } from '../../../profile/queries/customers.ts';
import type { EventKind } from '../../../../events/event.ts';
import { announceAll } from '../../../../events/announce.ts';
import { notifyAll } from '../../../messages/usecases/send.ts';
import type { Moved, Work } from './effect.ts';

/** Effects of these matters send notifications in their own area. */
const NOTIFIED_ELSEWHERE = new Set<ChangeMatter>([
  'AUTOLETTURA',
  'RICHIESTA',
  'RECLAMO',
  'INTERVENTO',
  'INDENNIZZO',
  'PRATICA',
]);

const CANCELLED: ReadonlySet<string> = new Set<EventKind>(['INTERVENTION_CANCELLED', 'SUPPLY_REQUEST_CANCELLED']);

/** Outcomes of a cancellation have no effect that would notify. */
const isNotifiedElsewhere = ({ matter, kind }: Moved['change']) =>
  NOTIFIED_ELSEWHERE.has(matter) && !CANCELLED.has(kind);

/** Customers wait for these; for other matters activation is no news. */
const NEWS_WHEN_ACTIVE = new Set<ChangeMatter>(['PAGAMENTO', 'DATI_CATASTALI', 'RECESSO']);

function isNews(change: Moved['change'], outcome: Outcome): boolean {
  if (isNotifiedElsewhere(change) || outcome === 'PRESA_IN_CARICO') return false;
  return outcome === 'RIFIUTATA' || NEWS_WHEN_ACTIVE.has(change.matter);
}

/**
 * Notifies customers of outcomes in-app, and by message if something is rejected or becomes active
 * (fornitore.esiti.5).
 */
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
