import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { addDays, dayInRome, startOfDayInRome } from '@sportello/domain';
import { findManaged } from '../../operations-centre/queries/managed-companies.ts';
import { insertTechnicianLink, listTechnicianLinks, revokeLink } from '../queries.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import { randomSecret } from '../../../areas/credentials/usecases/codes/send.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor, RequestInfo } from '../../../shared/actors.ts';
import type { PictureOwner } from '../../../workers/pictures/pictures.ts';
import { post } from '../../../areas/messages/usecases/post.ts';

const MOST_DAYS = 14;

export async function readLinks(
  { db, clock }: Services,
  companyId: string,
): Promise<AnswerOf<Catalogue['technicianLinks']>> {
  if (!(await findManaged(db, companyId))) throw new ApiError('NOT_FOUND');
  const rows = await listTechnicianLinks(db, companyId, dayInRome(clock().getTime()));
  return {
    link: rows.map(({ id, technician, day, hasPhoto, expiresAt, revokedAt }) => ({
      id,
      tecnico: technician,
      giorno: day,
      foto: hasPhoto,
      scadenza: expiresAt.toISOString(),
      revocato: revokedAt !== null,
    })),
  };
}

/** Creates a link valid until the end of its day and optionally sends it (intervento.tecnico.1). */
export async function makeLink(
  services: Services,
  actor: Actor,
  companyId: string,
  asked: ParsedRequestOf<Catalogue['makeTechnicianLink']>['body'],
  { gone }: Pick<RequestInfo, 'gone'>,
): Promise<AnswerOf<Catalogue['makeTechnicianLink']>> {
  const now = services.clock();
  const { tecnico: technician, giorno: day, cellulare: mobile, foto } = asked;
  const today = dayInRome(now.getTime());
  if (day < today) throw invalidFieldError('giorno', 'DAY_IN_PAST');
  if (day > addDays(today, MOST_DAYS)) throw invalidFieldError('giorno', 'TOO_LARGE');
  const isSent = mobile !== undefined;
  if (isSent && !services.channels.includes('SMS')) throw invalidFieldError('cellulare', 'NOT_EXPECTED');
  const photo = foto === undefined ? null : await portraitOf(services, foto, { id: actor.accountId, gone });
  const secret = randomSecret();
  // The URL fragment (#) is not sent to servers, so the code appears in no log.
  const link = `${services.publicUrl}/tecnico#codice=${secret}`;
  const expiresAt = new Date(startOfDayInRome(addDays(day, 1)));
  const hash = services.codes.hash(secret);
  await services.db.transaction(async (db) => {
    const company = await findManaged(db, companyId);
    // Companies for video calls make no visits.
    if (company?.supportType !== 'EXIT_TECHNICAL') throw new ApiError('NOT_FOUND');
    const by = { createdBy: actor.username, createdAt: now };
    await insertTechnicianLink(db, { hash, companyId, day, technician, photo, expiresAt, ...by });
    await record(db, actor, 'makeTechnicianLink', now);
    if (!isSent) return;
    const minutes = Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000);
    const to = { channel: 'SMS', recipient: mobile, customerCode: null } as const;
    await post(services, db, { template: 'technician-link', link, day, minutes }, to, now);
  });
  return { link, inviato: isSent };
}

export async function takeBackLink(
  { db, clock }: Services,
  actor: Actor,
  { id, link }: { readonly id: string; readonly link: string },
): Promise<void> {
  const now = clock();
  await db.transaction(async (transaction) => {
    if (!(await revokeLink(transaction, id, link, now))) throw new ApiError('NOT_FOUND');
    await record(transaction, actor, 'revokeTechnicianLink', now);
  });
}

async function portraitOf({ pictures }: Services, sent: string, owner: PictureOwner): Promise<Buffer> {
  const answer = await pictures.draw(Buffer.from(sent, 'base64'), { as: 'portrait', isHeic: false }, owner);
  if ('fault' in answer) throw invalidFieldError('foto', answer.fault);
  return answer.drawn;
}
