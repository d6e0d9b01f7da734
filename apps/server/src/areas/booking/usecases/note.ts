import type { InterventionAct, InterventionDoer, InterventionStep } from '@sportello/domain';
import { insertInterventionEvent } from '../../interventions/queries/intervention-events.ts';
import type { Database } from '../../../db/database.ts';

/** State and sub-state in the provider's terms. */
interface Standing {
  readonly state: string;
  readonly subState: string | null;
}

interface Happened {
  readonly interventionId: string;
  readonly kind: InterventionStep | InterventionAct;
  /** Absent at the booking. */
  readonly from?: Standing;
  readonly to: Standing;
  readonly reason?: string | null;
  /** Internal note, never shown to the customer. */
  readonly note?: string | null;
  readonly appointment?: { readonly day: string; readonly starts: string; readonly ends: string } | undefined;
}

/** Returns the role of the actor: an operator acting for the customer counts as the operations centre. */
export function actorRoleOf({ right, username }: { readonly right: string; readonly username: string }) {
  return { by: right === 'SELF' ? ('CLIENTE' as const) : ('CENTRALE' as const), byName: username };
}

/**
 * Writes an event to the history of an intervention (intervento.storia.1); call it inside the transaction of the
 * change.
 */
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
