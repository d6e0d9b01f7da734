import { type AnswerOf, type Catalogue, type ParsedRequestOf, type InvalidField } from '@sportello/calls';
import {
  dayInRome,
  METER_BANDS,
  MOST_FILE_BYTES,
  readingDoubt,
  type Day,
  type MeterBand,
  type SelfReadingObstacle,
} from '@sportello/domain';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { findReadSupply, type ReadSupply } from '../queries/readings.ts';
import { addPhoto, findSentReading, insertReading } from '../queries/sent-readings.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { countTry } from '../../../limits/guesses.ts';
import { readingAnswer, shownIn, shownRow } from './answers.ts';
import { meterOf, type Meter } from './meter.ts';
import { awaitedOf, windowOf } from './options.ts';
import type { PictureOwner } from '../../../workers/pictures/pictures.ts';

type Sent = ParsedRequestOf<Catalogue['autolettura']>['body'];
type Answer = AnswerOf<Catalogue['autolettura']>;

/** Readings per customer in a quarter of an hour: one for each of many supplies. */
const perCustomer = 500;

/** Receives a customer's reading; a repeated one counts once (lettura.invio.1). */
export async function sendReading(
  services: Services,
  actor: CustomerActor,
  sent: Sent,
  { key, gone }: { readonly key: string | null; readonly gone: AbortSignal },
): Promise<Answer> {
  const owner = { id: actor.accountId, gone };
  const now = services.clock();
  const today = dayInRome(now.getTime());
  const { codiceContratto: contractCode } = sent;
  const supply = await findReadSupply(services.db, actor.customerCode, contractCode, today);
  if (!supply) throw new ApiError('NOT_FOUND');
  const values = new Map(sent.letture.map(({ fascia, valore }) => [fascia, valore] as const));

  const { opensOn, closesOn: periodEnd } = windowOf(supply, today);
  const asked = { key, periodEnd, values };
  const before = await alreadySent(services, supply, asked);
  if (before) {
    rejectOtherDays(sent, { opensOn: before.readOn < opensOn ? before.readOn : opensOn, today });
    return answerAgain(services, actor, before, await countedPhoto(services, actor, sent, owner));
  }
  const { obstacle } = awaitedOf(supply, today);
  if (obstacle !== undefined) throw notOpen(obstacle);
  rejectOtherDays(sent, { opensOn, today });
  const meter = await meterOf(services.db, supply, sent.dataLettura);
  rejectOtherBands(sent, meter);
  if (sent.conferma === undefined) rejectDoubtful(sent, meter);
  await countTry(services, [{ key: `reading:${actor.customerCode}`, most: perCustomer }]);
  const photo = sent.foto === undefined ? undefined : await photoOf(services, sent.foto, owner);

  const written = await services.db.transaction(async (db) => {
    const given = {
      contractCode,
      readOn: sent.dataLettura,
      ...shownRow(values),
      meterNumber: meter.number,
      periodEnd,
      confirmation: sent.conferma ?? null,
      sentKey: key,
    };
    const id = await insertReading(db, given, { at: now, by: actor.username, photo });
    if (id === undefined) return false;
    const { customerCode } = actor;
    const { dataLettura: readOn } = sent;
    const data = { readingNumber: String(id), contractCode, readOn, periodEnd, values: Object.fromEntries(values) };
    await announce(db, { kind: 'READING_RECEIVED', customerCode, data }, actor, now);
    await invalidateOpenApps(db, { customerCode, about: 'readings' });
    await record(db, actor, 'autolettura', now);
    return true;
  });
  const standing = await alreadySent(services, supply, asked);
  if (standing) return answerAgain(services, actor, standing, written ? undefined : photo);
  // The conflicting row is gone, or another reading exists for the same day.
  if (written) throw new ApiError('S-002');
  throw notOpen('GIA_INVIATA');
}

type Standing = NonNullable<Awaited<ReturnType<typeof findSentReading>>>;

/** Answers a repeated request; its photo is stored if the reading has none. */
async function answerAgain(
  services: Services,
  actor: CustomerActor,
  standing: Standing,
  photo: Buffer | undefined,
): Promise<Answer> {
  if (photo !== undefined) {
    const now = services.clock();
    await services.db.transaction(async (db) => {
      if (!(await addPhoto(db, standing.id, photo, now))) return;
      await invalidateOpenApps(db, { customerCode: actor.customerCode, about: 'readings' });
      await record(db, actor, 'autolettura', now);
    });
  }
  return { lettura: readingAnswer(standing) };
}

/** A repeated photo counts towards the rate limit, because re-encoding is expensive. */
async function countedPhoto(
  services: Services,
  actor: CustomerActor,
  { foto }: Sent,
  owner: PictureOwner,
): Promise<Buffer | undefined> {
  if (foto === undefined) return undefined;
  await countTry(services, [{ key: `reading:${actor.customerCode}`, most: perCustomer }]);
  return photoOf(services, foto, owner);
}

function rejectOtherDays(
  { dataLettura }: Sent,
  { opensOn, today }: { readonly opensOn: Day; readonly today: Day },
): void {
  if (dataLettura < opensOn) throw invalidFieldError('dataLettura', 'TOO_EARLY');
  if (dataLettura > today) throw invalidFieldError('dataLettura', 'IN_FUTURE');
}

/**
 * Returns the earlier reading with the same key, or with the same values for the period. A different reading for the
 * period is an error.
 */
async function alreadySent(
  { db }: Services,
  supply: ReadSupply,
  asked: { readonly key: string | null; readonly periodEnd: Day; readonly values: ReadonlyMap<MeterBand, number> },
): Promise<Standing | undefined> {
  const standing = await findSentReading(db, supply.code, asked);
  if (!standing) return undefined;
  const isSame = METER_BANDS.every((band) => shownIn(standing, band) === (asked.values.get(band) ?? null));
  if (isSame) return standing;
  if (standing.isSameKey) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  throw notOpen('GIA_INVIATA');
}

function notOpen(obstacle: SelfReadingObstacle): ApiError {
  return new ApiError('READING_NOT_OPEN', [{ campo: 'codiceContratto', codice: obstacle }]);
}

/** Requires exactly the bands of the meter (lettura.misuratore.2). */
export function rejectOtherBands({ letture }: Pick<Sent, 'letture'>, { fields }: Meter, field = 'letture'): void {
  const bands = fields.map(({ band }) => band);
  const strange = letture.flatMap(({ fascia }, at): InvalidField[] =>
    bands.includes(fascia) ? [] : [{ campo: `${field}.${at}.fascia`, codice: 'NOT_EXPECTED' }],
  );
  const isMissing = bands.some((band) => !letture.some(({ fascia }) => fascia === band));
  const refused = isMissing ? [...strange, { campo: field, codice: 'MISSING' }] : strange;
  if (refused.length > 0) throw new ApiError('REQUEST_NOT_VALID', refused);
}

/** Requires confirmation of implausible values, each by its index (lettura.plausibile.1). */
function rejectDoubtful({ letture }: Sent, { fields }: Meter): void {
  const doubts = letture.flatMap(({ fascia, valore }, at): InvalidField[] => {
    const field = fields.find(({ band }) => band === fascia);
    const doubt = field && readingDoubt(valore, field);
    return doubt === undefined ? [] : [{ campo: `letture.${at}.valore`, codice: doubt }];
  });
  if (doubts.length === 0) return;
  const isLow = doubts.some(({ codice }) => codice !== 'MOLTO_ALTA');
  throw new ApiError(isLow ? 'READING_TOO_LOW' : 'READING_UNUSUAL', doubts);
}

/** Re-encodes the photo; throws if it is too large or no picture. */
async function photoOf({ pictures }: Services, sent: string, owner: PictureOwner): Promise<Buffer> {
  const content = Buffer.from(sent, 'base64');
  if (content.length > MOST_FILE_BYTES) throw invalidFieldError('foto', 'TOO_LARGE');
  const answer = await pictures.draw(content, { as: 'photo', isHeic: false }, owner);
  if ('fault' in answer) throw invalidFieldError('foto', answer.fault);
  return answer.drawn;
}
