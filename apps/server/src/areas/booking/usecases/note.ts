import type { InterventionAct, InterventionDoer, InterventionStep } from '@sportello/domain';
import { insertInterventionEvent } from '../../interventions/queries/intervention-events.ts';
import type { Database } from '../../../db/database.ts';

/** Where an intervention stands: state and sub-state, as the provider words them. */
interface Standing {
  readonly state: string;
  readonly subState: string | null;
}

interface Happened {
  readonly interventionId: string;
  readonly kind: InterventionStep | InterventionAct;
  /** Where it stood before; none at the booking. */
  readonly from?: Standing;
  readonly to: Standing;
  /** A sub-state or the id of a reason. */
  readonly reason?: string | null;
  /** For those who work on it, never for the customer. */
  readonly note?: string | null;
  /** The appointment that it is about, as it is now. */
  readonly appointment?: { readonly day: string; readonly starts: string; readonly ends: string } | undefined;
}

/** Who did it: an operator who acts for the customer is the operations centre. */
export function actorRoleOf({ right, username }: { readonly right: string; readonly username: string }) {
  return { by: right === 'SELF' ? ('CLIENTE' as const) : ('CENTRALE' as const), byName: username };
}

/** Writes what happened to an intervention into its history (intervento.storia.1); inside the transaction of the deed itself. */
export async function recordEvent(
  db: Database,
  { interventionId, kind, from, to, reason, note, appointment }: Happened,
  { by, byName }: { readonly by: InterventionDoer; readonly byName: string | null },
  at: Date,
): Promise<void> {
  await insertInterventionEvent(db, {
    interventionId,
    at,
    kind,
    by,
    byName,
    reason: reason ?? null,
    note: note ?? null,
    fromState: from?.state ?? null,
    fromSubState: from?.subState ?? null,
    toState: to.state,
    toSubState: to.subState,
    day: appointment?.day ?? null,
    starts: appointment?.starts ?? null,
    ends: appointment?.ends ?? null,
  });
}
