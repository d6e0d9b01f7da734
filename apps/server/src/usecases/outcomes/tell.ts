import type { ChangeMatter, Outcome } from '@sportello/domain';
import { findCustomer } from '../../db/queries/customers.ts';
import { announce } from '../events/announce.ts';
import { tell } from '../messages/tell.ts';
import type { Work } from './effects.ts';

/** Of what the effect itself tells, in the words of its own area. */
const TOLD_ELSEWHERE = new Set<ChangeMatter>(['AUTOLETTURA', 'RICHIESTA', 'INTERVENTO']);

/** What a customer waits for; that a name has reached another system is no news. */
const NEWS_WHEN_ACTIVE = new Set<ChangeMatter>(['PAGAMENTO', 'DATI_CATASTALI']);

function isNews(matter: ChangeMatter, outcome: Outcome): boolean {
  if (TOLD_ELSEWHERE.has(matter) || outcome === 'PRESA_IN_CARICO') return false;
  return outcome === 'RIFIUTATA' || NEWS_WHEN_ACTIVE.has(matter);
}

/** Tells the customer of an outcome: in the area, and by letter where something is refused or begins (fornitore.esiti.5). */
export async function tellOfOutcome({ services, db, change, told, by, now }: Work): Promise<void> {
  const { matter, subject, customerCode } = change;
  const { outcome, activeFrom, reason, words } = told;
  if (!isNews(matter, outcome)) return;
  const data = { change: String(change.eventId), matter, subject, outcome, activeFrom, reason, words };
  const event = await announce(db, { kind: 'CHANGE_MOVED', customerCode, data }, by, now);
  const found = await findCustomer(db, customerCode);
  const letter = { template: 'change-outcome', matter, outcome, activeFrom, words } as const;
  if (found) await tell(services, db, letter, found.customer, now, event);
}
