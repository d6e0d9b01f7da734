import { dayInRome, isAppointmentEditable } from '@sportello/domain';
import { deleteDraft, listDraftsOf } from '../queries/booking-drafts.ts';
import { releaseFreeHour } from '../queries/free-hours.ts';
import {
  findIntervention,
  listCancellationReasons,
  listSlots,
  lockIntervention,
  updateIntervention,
  updateSlot,
} from '../../interventions/queries/interventions.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { factsOf } from './facts.ts';
import { endHold } from './hold.ts';
import { actorRoleOf, recordEvent } from './note.ts';
import { give } from './place.ts';
import { notifyOfBooking } from './notify.ts';

/** Cancels an intervention and frees its place and free hour; idempotent (prenotazione.modifica.3). */
export async function cancel(
  services: Services,
  actor: CustomerActor,
  id: string,
  { reasonCode, notes }: { readonly reasonCode: string; readonly notes?: string | undefined },
): Promise<void> {
  const now = services.clock();
  const reason = (await listCancellationReasons(services.db)).find((each) => each.id === reasonCode);
  if (!reason) throw invalidFieldError('reasonCode', 'NOT_VALID');
  if (reason.requireNotes && notes === undefined) {
    throw new ApiError('CANCELLATION_NOTES_REQUIRED', [{ campo: 'notes', codice: 'MISSING' }]);
  }
  await services.db.transaction(async (db) => {
    await lockIntervention(db, actor.customerCode, id);
    const row = await findIntervention(db, actor.customerCode, id);
    if (!row) throw new ApiError('NOT_FOUND');
    const slots = await listSlots(db, [id]);
    const facts = factsOf(row, slots, dayInRome(now.getTime()));
    if (!isAppointmentEditable(facts, now.getTime())) throw new ApiError('INTERVENTION_NOT_EDITABLE');
    const [slot] = slots;
    if (slot?.companyId) await give(db, { ...slot, companyId: slot.companyId });
    if (slot) await updateSlot(db, slot, { state: 'CANCELLED' });
    if (row.freeHourUsed && row.contractCode !== null) await releaseFreeHour(db, row.contractCode);
    for (const draft of await listDraftsOf(db, actor.customerCode, id)) {
      await endHold(db, actor.customerCode, draft.id);
      await deleteDraft(db, draft.id, actor.customerCode);
    }
    const to = { state: 'New', subState: 'CUSTOMER_CANCELLATION_REQUEST' };
    await updateIntervention(db, id, {
      ...to,
      cancellationReasonId: reason.id,
      cancellationNotes: notes ?? null,
      freeHourUsed: false,
      updatedAt: now,
    });
    const happened = {
      interventionId: id,
      kind: 'DISDETTA',
      from: row,
      to,
      reason: reason.id,
      appointment: slot,
    } as const;
    await recordEvent(db, { ...happened, note: notes ?? null }, actorRoleOf(actor), now);
    await record(db, actor, 'cancelIntervention', now);
    await notifyOfBooking(services, db, actor, { kind: 'INTERVENTION_CANCELLED', interventionId: id }, now);
  });
}
