import { CallError, holdSlot } from '@sportello/calls';
import { readSlotId, type BookingDraft } from '@sportello/domain';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { areKeptHere } from '../drafts/kept-here.ts';
import { stepsOf } from '../steps/steps.ts';

/**
 * Holds the chosen slot for ten minutes; if another customer took it, returns the nearest free ones
 * (prenotazione.fascia.2, prenotazione.fascia.3).
 */
export function useHold({ id, interventionId }: Pick<BookingDraft, 'id' | 'interventionId'>) {
  const isNoneHeld = areKeptHere(useApp());
  const { send, problem, error, ...change } = useChange(holdSlot, {
    request: ({ fields }: BookingDraft) => {
      const { supportType = 'EXIT_TECHNICAL', slotId = '', installationId = '' } = fields;
      const { companyId, companyCode, errorTechnicianAssignmentCode } = fields;
      const isVisit = supportType === 'EXIT_TECHNICAL';
      return {
        params: { id },
        body: {
          supportType,
          slotId,
          installationId,
          ...(interventionId !== undefined && { idIntervento: interventionId }),
          ...(fields.appointmentDate !== undefined && { appointmentDate: fields.appointmentDate }),
          ...(isVisit && {
            cap: fields.zipCode,
            errorTechnicianAssignmentCode,
            ...(companyId === undefined ? { codDitta: companyCode } : { companyId }),
          }),
        },
      };
    },
  });
  const taken = takenOf(error);
  const hold: typeof send = (draft, sending) => {
    // Without holds, the booking call itself detects whether the slot is still free.
    if (isNoneHeld) void sending?.onDone?.(undefined as never);
    else send(draft, sending);
  };
  return { ...change, hold, taken, problem: taken === undefined ? problem : undefined };
}

export function takenOf(error: Error | null): CallError['freeSlots'] | undefined {
  return error instanceof CallError && error.code === 'SLOT_TAKEN' ? error.freeSlots : undefined;
}

/** True if the draft needs a slot that can be held. */
export function wantsPlace({ fields, ...draft }: BookingDraft): boolean {
  const { slotId, supportType, companyId, companyCode } = fields;
  if (slotId === undefined || readSlotId(slotId) === undefined) return false;
  // A change of contacts alone keeps its slot.
  if (stepsOf(draft).every(({ id }) => id !== 'when')) return false;
  return supportType === 'VIDEOCALL' || companyId !== undefined || companyCode !== undefined;
}

export function useHeldUntil({ hold, fields }: BookingDraft): number | undefined {
  const { clock } = useApp();
  if (hold === undefined || hold.slotId !== fields.slotId) return undefined;
  return hold.until > clock.now() ? hold.until : undefined;
}
