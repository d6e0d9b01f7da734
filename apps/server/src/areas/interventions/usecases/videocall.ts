import type { AnswerOf, Catalogue } from '@sportello/calls';
import { videocallWindow } from '@sportello/domain';
import {
  findIntervention,
  listSlots,
  lockIntervention,
  type InterventionRow,
  type SlotRow,
} from '../queries/interventions.ts';
import { findJoined, markJoined } from '../queries/videocalls.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import { actorRoleOf, recordEvent } from '../../booking/usecases/note.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';

/** Checks that the video call is agreed or in progress. */
function isOn({ mode, state, subState }: InterventionRow): boolean {
  if (mode !== 'VIDEOCALL') return false;
  return (
    (state === 'Assigned' && subState === 'APPOINTMENT_AGREED') ||
    (state === 'In Progress' && (subState === null || subState === 'INTERVENTION_IN_PROGRESS'))
  );
}

/** Returns the time from which a customer can join (intervento.videochiamata.1). */
export async function readVideocall(
  { db }: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<AnswerOf<Catalogue['videocall']>> {
  const row = await findIntervention(db, customerCode, id);
  if (!row) throw new ApiError('NOT_FOUND');
  const [slot] = await listSlots(db, [id]);
  if (!slot || !isOn(row)) return { videochiamata: null };
  const { opensAt, closesAt } = videocallWindow(slot);
  const { joinedAt, mayRecord } = await findJoined(db, id);
  return {
    videochiamata: {
      apre: new Date(opensAt).toISOString(),
      chiude: new Date(closesAt).toISOString(),
      entrato: joinedAt !== null,
      registrazione: mayRecord,
    },
  };
}

/** Allows joining from ten minutes before the start and stores the recording consent. */
export async function enterVideocall(
  services: Services,
  actor: CustomerActor,
  id: string,
  mayRecord: boolean,
): Promise<AnswerOf<Catalogue['joinVideocall']>> {
  const now = services.clock();
  const { customerCode } = actor;
  return services.db.transaction(async (db) => {
    await lockIntervention(db, customerCode, id);
    const row = await findIntervention(db, customerCode, id);
    const [slot] = await listSlots(db, [id]);
    if (!row || !slot) throw new ApiError('NOT_FOUND');
    const { opensAt, closesAt } = videocallWindow(slot);
    const at = now.getTime();
    if (!isOn(row) || at < opensAt || at > closesAt) throw new ApiError('VIDEOCALL_NOT_OPEN');
    if (services.videocallUrl === null) throw new ApiError('S-001');
    if (await markJoined(db, id, mayRecord, now)) {
      await recordEvent(
        db,
        { interventionId: id, kind: 'INGRESSO', from: row, to: row, appointment: slot },
        actorRoleOf(actor),
        now,
      );
      await invalidateOpenApps(db, { customerCode, about: 'interventions' });
    }
    await record(db, actor, 'joinVideocall', now);
    return { indirizzo: services.videocallUrl.replace('{stanza}', roomOf(services, id, slot)) };
  });
}

/** Derives an unguessable room name from the appointment, so none has to be stored. */
function roomOf({ codes }: Services, id: string, { day, windowId }: SlotRow): string {
  return codes.hash(`videocall ${id} ${day} ${windowId}`).slice(0, 24);
}
