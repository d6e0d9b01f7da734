import { importMeasurements } from '../../../commands/import/measurements/import.ts';
import { measurementNotes } from '../../../commands/import/measurements/notes.ts';
import { inTransaction, RolledBack } from '../../../commands/import/transaction.ts';
import { readFlowsInThread } from '../../../workers/flow-reader.ts';
import { nothing, type Load, type Outcome } from '../sent.ts';
import { filesIn } from './form.ts';
import { reasonOf, runAlongside } from './keep.ts';

/** Bytes from which on a file, packed or not, keeps other calls waiting longer than a thread takes to start. */
const LARGE = 64 * 1024;

/** Flows of measurements, one file per line, loaded all or none, like rows (fornitore.connessi.5). */
export const loadMeasurements: Load = async (_services, place, { spooled, skipRejected, now }, report) => {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  let rejected = spooled.refused.count;
  const done = await inTransaction(place, async () => {
    for await (const { at, name, bytes } of filesIn(spooled.file)) {
      const kept = await runAlongside(spooled.file, bytes);
      const reject = (reason: string) => {
        rejected += 1;
        report.refused({ line: at, field: 'contenuto', reason });
      };
      const result = await place.orTaken(
        () =>
          importMeasurements(place, [kept.file], {
            name,
            skipRejected,
            now,
            isRecordedElsewhere: true,
            ...(bytes.byteLength > LARGE && { read: readFlowsInThread }),
            onRejected: ({ line, field, reason }) =>
              reject(`${name}: line ${line}: ${field === null ? '' : `${field}: `}${reason}`),
          }),
        (error) => reject(reasonOf(error, kept.file, name)),
      );
      await kept.remove();
      if (result === undefined) continue;
      for (const each of ['added', 'changed', 'unchanged'] as const) counts[each] += result[each];
      for (const note of measurementNotes(result)) report.remarked({ line: at, note: `${name}: ${note}` });
    }
    return rejected > 0 && !skipRejected ? new RolledBack<Outcome>(nothing(false)) : { ...counts, isWritten: true };
  });
  return done instanceof RolledBack ? done.result : done;
};
