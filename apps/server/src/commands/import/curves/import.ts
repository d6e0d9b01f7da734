import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { overlaid, type DayCurve } from '@sportello/domain';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  insertCurveFile,
  listStoredCurves,
  putCurve,
  type StoredCurve,
} from '../../../areas/consumption/queries/consumption.ts';
import { recordImport } from '../record.ts';
import type { ApiError } from '../table/columns.ts';
import type { ImportResult } from '../table/merge.ts';
import { inTransaction, RolledBack, type ImportPlace } from '../transaction.ts';
import { readCurves, type Commodity, type ReadCurves, type ReadDay } from './read.ts';
import { contractOn, suppliesOf } from './supplies.ts';

export interface CurveImportOptions {
  readonly name?: string;
  /** POD, PDR or contract code of the file's supplies. */
  readonly supplies: readonly string[];
  readonly skipRejected: boolean;
  readonly now: Date;
  readonly onRejected: (refusal: ApiError) => void;
  readonly read?: (onRejected: CurveImportOptions['onRejected']) => Promise<ReadCurves>;
  /** True if the caller writes the audit entry of the import. */
  readonly isRecordedElsewhere?: boolean;
}

export interface CurveImportResult extends ImportResult {
  /** Time steps without a value in the file. */
  readonly gaps: number;
  readonly overlooked: readonly Commodity[];
}

/** Loads a curve file, all or nothing, unless rejected rows may be skipped (consumo.importazione.2). */
export async function importCurves(
  place: ImportPlace,
  file: string,
  {
    name = path.basename(file),
    supplies,
    skipRejected,
    now,
    onRejected,
    read: readHere = (tell) => readCurves(file, now, tell),
    isRecordedElsewhere = false,
  }: CurveImportOptions,
): Promise<CurveImportResult> {
  const read = await readHere(onRejected);
  const sha256 = await sumOf(file);
  const done = await inTransaction(place, async (client) => {
    const db = drizzle(client);
    const found = await suppliesOf(client, name, read.commodities, supplies);
    const taken = read.days.filter(({ commodity }) => found.has(commodity));
    const counts = { rows: taken.length + read.refused, added: 0, changed: 0, unchanged: 0, refused: read.refused };
    const overlooked = read.commodities.filter((commodity) => !found.has(commodity));
    const fileId = await insertCurveFile(db, { name, sha256, importedAt: now });
    const stood = await curvesOf([...found.values()].flat());
    let gaps = 0;
    for (const day of taken) {
      const contractCode = contractOn(found.get(day.commodity) ?? [], day.day);
      if (contractCode === undefined) {
        counts.refused += 1;
        onRejected({ line: day.line, field: null, reason: 'no contract of this supply ran on this day' });
        continue;
      }
      gaps += day.values.filter((value) => value === null).length;
      const older = stood.get(`${contractCode} ${day.day}`);
      const curve = overlaid(measured(day), older);
      if (older === undefined) counts.added += 1;
      else if (isSame(older, curve)) {
        counts.unchanged += 1;
        continue;
      } else counts.changed += 1;
      await putCurve(db, { ...curve, contractCode, fileId, at: now }, older);
    }
    const result = { ...counts, gaps, overlooked };
    if (counts.refused > 0 && !skipRejected) {
      return new RolledBack<CurveImportResult>({ ...result, added: 0, changed: 0, unchanged: 0, isWritten: false });
    }
    await client.query('analyze consumption_days');
    if (!isRecordedElsewhere) await recordImport(client, 'curves', [file], now);
    return { ...result, isWritten: true };

    async function curvesOf(contracts: readonly { readonly code: string }[]) {
      const all = new Map<string, StoredCurve>();
      const [first, last] = spanOf(taken);
      for (const { code } of contracts) {
        for (const curve of await listStoredCurves(db, code, first, last)) all.set(`${code} ${curve.day}`, curve);
      }
      return all;
    }
  });
  return done instanceof RolledBack ? done.result : done;
}

const measured = ({ day, step, values }: ReadDay): DayCurve => ({ day, step, values, isEstimated: false });

function spanOf(days: readonly ReadDay[]): readonly [string, string] {
  const all = days.map(({ day }) => day).toSorted();
  return [all[0] ?? '9999-12-31', all.at(-1) ?? '0001-01-01'];
}

function isSame(one: DayCurve, other: DayCurve): boolean {
  return (
    one.step === other.step &&
    one.isEstimated === other.isEstimated &&
    one.values.every((value, at) => value === other.values[at])
  );
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
