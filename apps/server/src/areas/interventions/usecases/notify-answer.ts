import { dayInRome } from '@sportello/domain';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { findIntervention, listSlots } from '../queries/interventions.ts';
import type { Database } from '../../../db/database.ts';
import { factsOf } from '../../booking/usecases/facts.ts';
import type { Services } from '../../../shared/context.ts';
import { announce } from '../../../events/announce.ts';
import type { EventData } from '../../../events/catalogue.ts';
import type { Doer } from '../../../events/event.ts';
import type { AfterQuote, QuoteFacts } from '../../messages/usecases/quote-words.ts';
import { tell } from '../../messages/usecases/send.ts';

interface Answered {
  readonly interventionId: string;
  readonly quoteId: string;
  readonly amountCents: number;
  readonly paidBy: QuoteFacts['paidBy'];
  /** Exported to the provider's systems only. */
  readonly details: Pick<EventData['QUOTE_ACCEPTED'], 'contractCode'> & Partial<EventData['QUOTE_ACCEPTED']>;
}

/** Announces the answer to a quote after the intervention has moved; returns the event and its facts. */
export async function announceAnswer(
  db: Database,
  doer: Doer & { readonly customerCode: string },
  { details, ...answered }: Answered,
  now: Date,
): Promise<{ event: bigint; told: QuoteFacts }> {
  const { customerCode } = doer;
  const { interventionId, quoteId, amountCents, paidBy } = answered;
  const found = await findIntervention(db, customerCode, interventionId);
  const told = {
    interventionId,
    product: found?.productName ?? '',
    amountCents,
    paidBy,
    next: found === undefined ? 'CENTRE_CALLS' : await nextOf(db, found, now),
  } as const;
  const kind = paidBy === null ? 'QUOTE_DECLINED' : 'QUOTE_ACCEPTED';
  const event = await announce(db, { kind, customerCode, data: { ...told, quoteId, ...details } }, doer, now);
  await invalidateOpenApps(db, { customerCode, about: 'interventions' });
  return { event, told };
}

type Found = NonNullable<Awaited<ReturnType<typeof findIntervention>>>;

async function nextOf(db: Database, found: Found, now: Date): Promise<AfterQuote> {
  const { status } = factsOf(found, await listSlots(db, [found.id]), dayInRome(now.getTime()));
  if (status === 'ACCETTATO_FISSA_APPUNTAMENTO') return 'CUSTOMER_BOOKS';
  return status === 'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA' ? 'COMPANY_CALLS' : 'CENTRE_CALLS';
}

/** Announces an answer and sends it to the contact of the booking (preventivo.avviso.1). */
export async function notifyOfAnswer(
  services: Services,
  db: Database,
  doer: Doer & { readonly customerCode: string },
  answered: Answered,
  now: Date,
): Promise<void> {
  const { customerCode } = doer;
  const { event, told } = await announceAnswer(db, doer, answered, now);
  const found = await findIntervention(db, customerCode, answered.interventionId);
  if (!found) return;
  const { email, phone, contactMode } = found;
  const wantsSms = contactMode === 'SMS' && phone !== null;
  const contacts = { email: wantsSms ? null : email, mobile: phone, code: customerCode };
  await tell(services, db, { template: 'quote-answered', ...told }, contacts, now, event);
}
