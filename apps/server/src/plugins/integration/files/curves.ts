import { importCurves } from '../../../commands/import/curves/import.ts';
import { count } from '../../../commands/import/report.ts';
import { inTransaction, RolledBack } from '../../../commands/import/transaction.ts';
import { nothing, type Load, type Outcome } from '../sent.ts';
import { filesIn } from './form.ts';
import { runAlongside, reasonOf } from './keep.ts';

/** Distributors' exports, one per line, loaded all or none, like rows (fornitore.connessi.5). */
export const loadCurves: Load = async ({ workers }, place, { spooled, skipRejected, now }, tell) => {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  let refused = spooled.refused.count;
  const done = await inTransaction(place, async () => {
    for await (const { at, name, bytes, supplies } of filesIn(spooled.file)) {
      const kept = await runAlongside(spooled.file, bytes);
      const reject = (reason: string) => {
        refused += 1;
        tell.refused({ line: at, field: 'contenuto', reason });
      };
      const result = await place.orTaken(
        () =>
          importCurves(place, kept.file, {
            name,
            supplies,
            skipRejected,
            now,
            isRecordedElsewhere: true,
            onRejected: ({ line, reason }) => reject(`${name}: line ${line}: ${reason}`),
            read: async (onRejected) => {
              const { refusals, ...read } = await workers.run(
                'readCurves',
                { file: kept.file, now },
                { hasBegun: true },
              );
              for (const refusal of refusals) onRejected(refusal);
              return read;
            },
          }),
        (error) => reject(reasonOf(error, kept.file, name)),
      );
      await kept.remove();
      if (result === undefined) continue;
      for (const each of ['added', 'changed', 'unchanged'] as const) counts[each] += result[each];
      for (const commodity of result.overlooked) {
        tell.remarked({ line: at, note: `${name}: no supply was named for what it says of ${commodity}` });
      }
      if (result.gaps > 0) {
        tell.remarked({ line: at, note: `${name}: of ${count(result.gaps, 'step')} nothing is known: they stay gaps` });
      }
    }
    return refused > 0 && !skipRejected ? new RolledBack<Outcome>(nothing(false)) : { ...counts, isWritten: true };
  });
  return done instanceof RolledBack ? done.result : done;
};
