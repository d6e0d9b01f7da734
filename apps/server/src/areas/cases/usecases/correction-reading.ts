import type { Catalogue, ParsedRequestOf } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { announce } from '../../../events/announce.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import { shownRow } from '../../readings/usecases/answers.ts';
import { meterOf } from '../../readings/usecases/meter.ts';
import { rejectOtherBands } from '../../readings/usecases/send.ts';
import { findReadSupply } from '../../readings/queries/readings.ts';
import { insertReading } from '../../readings/queries/sent-readings.ts';
import { findBilledPeriod, setCaseReading } from '../queries/corrections.ts';

type Request = ParsedRequestOf<Catalogue['openCase']>['body'];

/** A reading of a correction that may be stored. */
type CorrectionReading = NonNullable<Awaited<ReturnType<typeof checkCorrectionReading>>>;

/** Checks the reading of a correction against bill and meter (reclami.rettifica.1); undefined without one. */
export async function checkCorrectionReading(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  { lettura, codiceContratto: contractCode, bollette: [number] = [] }: Request,
) {
  if (lettura === undefined || contractCode === undefined || number === undefined) return undefined;
  const today = dayInRome(clock().getTime());
  const supply = await findReadSupply(db, customerCode, contractCode, today);
  const billed = await findBilledPeriod(db, { customerCode, contractCode, number });
  if (!supply || !billed) throw new ApiError('NOT_FOUND');
  const { data: readOn, letture } = lettura;
  if (readOn > today) throw invalidFieldError('lettura.data', 'IN_FUTURE');
  const { holderSince } = supply;
  if ([billed.start, holderSince].some((first) => first !== null && readOn < first))
    throw invalidFieldError('lettura.data', 'TOO_EARLY');
  const meter = await meterOf(db, supply, readOn);
  rejectOtherBands({ letture }, meter, 'lettura.letture');
  const values = new Map(letture.map(({ fascia, valore }) => [fascia, valore] as const));
  return { contractCode, readOn, values, meterNumber: meter.number, periodEnd: billed.end ?? readOn };
}

/** Stores the reading of a correction in the transaction of its case. */
export async function insertCorrectionReading(
  db: Database,
  actor: CustomerActor,
  caseId: number,
  { values, ...reading }: CorrectionReading,
  at: Date,
): Promise<void> {
  const row = { ...reading, ...shownRow(values), confirmation: null, sentKey: null };
  const id = await insertReading(db, row, { at, by: actor.username, photo: undefined });
  if (id === undefined) throw new ApiError('READING_NOT_OPEN', [{ campo: 'lettura', codice: 'GIA_INVIATA' }]);
  await setCaseReading(db, caseId, id);
  const { customerCode } = actor;
  const { contractCode, readOn, periodEnd } = reading;
  const data = { readingNumber: String(id), contractCode, readOn, periodEnd, values: Object.fromEntries(values) };
  await announce(db, { kind: 'READING_RECEIVED', customerCode, data }, actor, at);
  await invalidateOpenApps(db, { customerCode, about: 'readings' });
}
