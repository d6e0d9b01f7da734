import { isOneOf, READING_REJECTIONS, type ReadingRejection, type SentReadingState } from '@sportello/domain';
import { findReadingSentFor, moveSentReading } from '../../../readings/queries/sent-readings.ts';
import { notifyOfMove } from '../../../../desk/readings/usecases.ts';
import type { Effect, Work } from './effect.ts';

function readingOf({ db, change: { data } }: Work) {
  return findReadingSentFor(db, String(data['contractCode']), String(data['readOn']));
}

/** Moves a reading through the steps to a state and notifies only of the last. */
async function move(
  { services, db, by, now, told, change: { customerCode } }: Work,
  id: number,
  path: readonly SentReadingState[],
  refusal: ReadingRejection | null = null,
): Promise<undefined> {
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] ?? to;
    const isLast = index === path.length - 2;
    const step = { from, to, refusal: isLast ? refusal : null, note: isLast ? told.words : null, billNumber: null };
    const moved = await moveSentReading(db, id, step, { at: now, by: by.username });
    if (moved && isLast) await notifyOfMove(services, db, by, { id, ...moved, customerCode }, step, now);
  }
  return undefined;
}

/** Accepted: the reading is with the distributor (lettura.stato.1). */
export const moveReadingOn: Effect = async (work) => {
  const reading = await readingOf(work);
  return reading?.state === 'RICEVUTA' ? move(work, reading.id, ['RICEVUTA', 'INVIATA_DISTRIBUTORE']) : undefined;
};

/** Active: the reading is validated and used in the next bill. */
export const validateReading: Effect = async (work) => {
  const reading = await readingOf(work);
  if (!reading) return 'the reading was refused here, or is not there';
  if (reading.state === 'RICEVUTA') return move(work, reading.id, ['RICEVUTA', 'INVIATA_DISTRIBUTORE', 'VALIDATA']);
  if (reading.state === 'INVIATA_DISTRIBUTORE') return move(work, reading.id, ['INVIATA_DISTRIBUTORE', 'VALIDATA']);
  return undefined;
};

/** Refuses a reading with a reason known to customers. */
export const rejectReading: Effect = async (work) => {
  const { reason } = work.told;
  if (!isOneOf(READING_REJECTIONS, reason)) return `motivo: not one of ${READING_REJECTIONS.join(', ')}`;
  const reading = await readingOf(work);
  if (!reading) return undefined;
  const { id, state } = reading;
  if (state !== 'RICEVUTA' && state !== 'INVIATA_DISTRIBUTORE') return 'the reading is validated here';
  return move(work, id, [state, 'RIFIUTATA'], reason);
};
