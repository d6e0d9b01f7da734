import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { dayInRome, overlaid, METER_BANDS } from '@sportello/domain';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import {
  insertCurveFile,
  listCurvesAt,
  putCurves,
  type StoredCurve,
} from '../../../areas/consumption/queries/consumption.ts';
import type { Database } from '../../../db/database.ts';
import { kindPlan } from '../kinds/kind.ts';
import { readings } from '../kinds/supplies.ts';
import { recordImport } from '../record.ts';
import type { ApiError } from '../table/columns.ts';
import { rejectBySet } from '../table/line-errors.ts';
import type { ImportResult } from '../table/merge.ts';
import type { RowSource } from '../table/source.ts';
import { copyRows, createStaged } from '../table/stage.ts';
import { inTransaction, RolledBack, WholeFolder, type ImportPlace } from '../transaction.ts';
import { readFlows, type FlowEvent, type FoundPoints } from './events.ts';
import type { LeftOut, MeasuredDay, MeasuredReading } from './flow.ts';
import type { FoundPoint } from './points.ts';
import { findContracts, prepareSupplyPoints, type OnDay } from './supplies.ts';

export interface MeasurementOptions {
  /** The name of a file that was sent, instead of its temporary one. */
  readonly name?: string;
  readonly skipRejected: boolean;
  readonly now: Date;
  readonly onRejected: (refusal: ApiError) => void;
  readonly onFile?: (done: number) => void;
  /** True if the caller writes the audit entry of the import. */
  readonly isRecordedElsewhere?: boolean;
  /** Reads a file on this thread unless another way is given. */
  readonly read?: typeof readFlows;
}

export interface MeasurementResult extends ImportResult {
  /** Quarter-hours without a value in the files. */
  readonly gaps: number;
  /** Numbers of points or readings by the reason why they were not loaded. */
  readonly leftOut: ReadonlyMap<LeftOut, number>;
  /** Files of archives that are no XML. */
  readonly notXml: readonly string[];
}

const plan = kindPlan(readings);

/**
 * Loads files of measurements, all or nothing, unless rejected points may be skipped (consumo.flussi.3): quarter-hours
 * as curves, registers as rows of the kind `readings`. Memory does not grow with a file, and each XML file is merged
 * before the next, which may correct it.
 */
export async function importMeasurements(
  place: ImportPlace,
  files: readonly string[],
  { name, skipRejected, now, onRejected, onFile, isRecordedElsewhere = false, read = readFlows }: MeasurementOptions,
): Promise<MeasurementResult> {
  const done = await inTransaction(place, async (client) => {
    const whole = new WholeFolder(client);
    const sums = new Sums();
    await prepareSupplyPoints(client);
    for (const [at, file] of files.entries()) {
      const sha256 = await sumOf(file);
      const named = name ?? path.basename(file);
      for await (const xml of xmlFilesOf(read(file, now), (entry) => sums.notXml.push(entry))) {
        const title = xml.isInArchive ? `${named}: ${xml.name}` : named;
        const isAlone = files.length === 1 && !xml.isInArchive;
        const reject = ({ line, field, reason }: ApiError) =>
          onRejected({ line, field, reason: isAlone ? reason : `${title}: ${reason}` });
        await inTransaction(whole, (tx) => loadXml(tx, xml, sums, { title, sha256, now, reject }));
      }
      onFile?.(at + 1);
    }
    if (sums.refused > 0 && !skipRejected) return new RolledBack(sums.result(false));
    await client.query('analyze consumption_days');
    if (!isRecordedElsewhere) await recordImport(client, 'measurements', files, now);
    return sums.result(true);
  });
  return done instanceof RolledBack ? done.result : done;
}

type Counts = Omit<MeasurementResult, 'isWritten' | 'leftOut' | 'notXml'>;

class Sums {
  readonly #counts = { rows: 0, refused: 0, gaps: 0, added: 0, changed: 0, unchanged: 0 };
  readonly leftOut = new Map<LeftOut, number>();
  readonly notXml: string[] = [];

  get refused(): number {
    return this.#counts.refused;
  }

  add(counts: Partial<Counts>): void {
    for (const [name, count] of Object.entries(counts)) this.#counts[name as keyof Counts] += count;
  }

  readonly leave = (why: LeftOut): void => {
    this.leftOut.set(why, (this.leftOut.get(why) ?? 0) + 1);
  };

  result(isWritten: boolean): MeasurementResult {
    const written = isWritten ? {} : { added: 0, changed: 0, unchanged: 0 };
    return { ...this.#counts, ...written, isWritten, leftOut: this.leftOut, notXml: this.notXml };
  }
}

interface XmlOptions {
  readonly title: string;
  readonly sha256: string;
  readonly now: Date;
  readonly reject: (refusal: ApiError) => void;
}

async function loadXml(
  client: PoolClient,
  { points }: ReadXml,
  sums: Sums,
  { title, sha256, now, reject }: XmlOptions,
): Promise<void> {
  const db = drizzle(client);
  await createStaged(client, plan);
  const fileId = await insertCurveFile(db, { name: title, sha256, importedAt: now });
  let columns: readonly string[] = ['codiceContratto'];
  for await (const { size, good, errors } of points) {
    for (const each of errors) reject(each);
    const ready = await placed(client, good, reject);
    for (const { point } of ready) for (const why of point.leftOut) sums.leave(why);
    sums.add({ rows: size, refused: size - ready.length });
    sums.add(await writeCurves(db, ready, { fileId, now, reject }));
    const source = readingRows(ready, sums.leave);
    columns = source.names;
    sums.add({ refused: (await copyRows(client, source, plan, reject)).refused });
  }
  await client.query('analyze staged');
  sums.add({ refused: await rejectBySet(client, plan.checks, dayInRome(now.getTime()), reject) });
  sums.add(await plan.write(client, sourceOf(columns, []), () => undefined, now));
}

interface ReadyPoint extends FoundPoint {
  readonly days: readonly { readonly measured: MeasuredDay; readonly contractCode: string }[];
  readonly readings: readonly { readonly reading: MeasuredReading; readonly on: OnDay }[];
}

/** Finds the contract of each day; a point of which one day has none is rejected as a whole. */
async function placed(
  client: PoolClient,
  batch: readonly FoundPoint[],
  reject: XmlOptions['reject'],
): Promise<readonly ReadyPoint[]> {
  const contracts = await findContracts(
    client,
    batch.flatMap(({ point: { code, days, readings: read } }) => [...days, ...read].map(({ day }) => ({ code, day }))),
  );
  const ready: ReadyPoint[] = [];
  for (const found of batch) {
    const { point, line } = found;
    const on = (day: string) => contracts.get(`${point.code} ${day}`);
    const days = point.days.map((measured) => ({ measured, contractCode: on(measured.day)?.running ?? undefined }));
    const read = point.readings.map((reading) => ({ reading, on: on(reading.day) }));
    const lost = days.find(({ contractCode }) => contractCode === undefined)?.measured.day;
    const unread = read.find((each) => (each.on?.running ?? each.on?.beginning ?? null) === null)?.reading.day;
    const day = lost ?? unread;
    if (day === undefined) {
      ready.push({
        ...found,
        days: days.map(({ measured, contractCode = '' }) => ({ measured, contractCode })),
        readings: read.flatMap(({ reading, on: at }) => (at === undefined ? [] : [{ reading, on: at }])),
      });
      continue;
    }
    const isKnown = on(day)?.isKnown === true;
    const reason = isKnown ? `no contract of ${point.code} ran on ${day}` : `no supply has ${point.code}`;
    reject({ line, field: point.commodity === 'LUCE' ? 'Pod' : 'cod_pdr', reason });
  }
  return ready;
}

async function writeCurves(
  db: Database,
  points: readonly ReadyPoint[],
  { fileId, now, reject }: Pick<XmlOptions, 'now' | 'reject'> & { readonly fileId: number },
) {
  const counts = { refused: 0, gaps: 0, added: 0, changed: 0, unchanged: 0 };
  const days = points.flatMap(({ line, days: each }) => each.map((day) => ({ ...day, line })));
  if (days.length === 0) return counts;
  const key = (code: string, day: string) => `${code} ${day}`;
  const pairs = days.map(({ contractCode, measured: { day } }) => ({ contractCode, day }));
  const stood = new Map<string, StoredCurve>();
  for (const curve of await listCurvesAt(db, pairs)) stood.set(key(curve.contractCode, curve.day), curve);
  const written = new Map<string, Parameters<typeof putCurves>[1][number]>();
  for (const { contractCode, measured, line } of days) {
    const at = key(contractCode, measured.day);
    counts.gaps += measured.values.filter((value) => value === null).length;
    const older = stood.get(at);
    const curve = overlaid({ ...measured, values: [...measured.values], step: 15 }, older);
    if (written.has(at) || older?.fileId === fileId) {
      counts.refused += 1;
      reject({ line, field: 'Ea', reason: `${measured.day} stands there twice` });
    } else if (older !== undefined && isSame(older, curve)) counts.unchanged += 1;
    else {
      counts[older === undefined ? 'added' : 'changed'] += 1;
      written.set(at, { newer: { ...curve, contractCode, fileId, at: now }, older });
    }
  }
  await putCurves(db, [...written.values()]);
  return counts;
}

const isSame = (
  older: StoredCurve,
  newer: { readonly step: number; readonly isEstimated: boolean; readonly values: readonly (number | null)[] },
) =>
  older.step === newer.step &&
  older.isEstimated === newer.isEstimated &&
  older.values.every((value, at) => value === newer.values[at]);

/** Maps readings to rows of the kind `readings`; electricity flows don't name the meter, which then stays as it is. */
function readingRows(points: readonly ReadyPoint[], leave: (why: LeftOut) => void): RowSource {
  const hasMeter = points.some(({ point }) => point.commodity === 'GAS');
  const names = [
    'codiceContratto',
    'dataLettura',
    'tipo',
    'stato',
    ...(hasMeter ? ['matricola'] : []),
    ...METER_BANDS.map((band) => `valori.${band}`),
  ];
  const rows = points.flatMap(({ line, readings: each }) =>
    each.flatMap(({ reading: { day, kind, meter = '', figures }, on }) => {
      const isSelf = kind === 'AUTOLETTURA';
      if (isSelf && on.hasSelfReading) {
        leave('known');
        return [];
      }
      const contract = on.running ?? on.beginning ?? '';
      const values = METER_BANDS.map((band) => figures[band] ?? '');
      return [
        { line, fields: [contract, day, kind, isSelf ? 'VALIDATA' : '', ...(hasMeter ? [meter] : []), ...values] },
      ];
    }),
  );
  return sourceOf(names, rows);
}

function sourceOf(names: readonly string[], rows: readonly { line: number; fields: readonly string[] }[]): RowSource {
  return {
    names,
    columns: new Set(names),
    bytes: 0,
    async *batches() {
      yield rows;
    },
  };
}

interface ReadXml {
  readonly name: string;
  readonly isInArchive: boolean;
  readonly points: AsyncIterable<FoundPoints>;
}

/** Groups the points that are read by their XML file; each file's points are to be read before the next file. */
async function* xmlFilesOf(
  events: AsyncGenerator<FlowEvent>,
  onNotXml: (name: string) => void,
): AsyncGenerator<ReadXml> {
  try {
    let next = await events.next();
    while (next.done !== true) {
      const { value: event } = next;
      next = await events.next();
      if (event.kind === 'notXml') onNotXml(event.name);
      if (event.kind !== 'xml') continue;
      yield { ...event, points: pointsOf() };
    }

    async function* pointsOf(): AsyncGenerator<FoundPoints> {
      while (next.done !== true && next.value.kind === 'points') {
        yield next.value;
        next = await events.next();
      }
    }
  } finally {
    await events.return(undefined);
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
