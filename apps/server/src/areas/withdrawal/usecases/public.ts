import { createHash } from 'node:crypto';
import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { foldText } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { passCaptcha } from '../../../limits/captcha.ts';
import { countTry } from '../../../limits/guesses.ts';
import { networkSends } from '../../../limits/sends.ts';
import type { RequestInfo } from '../../../shared/actors.ts';
import { contactKey, type Contact } from '../../../shared/contacts.ts';
import type { Services } from '../../../shared/context.ts';
import { insertAudit } from '../../../shared/queries.ts';
import { useCode } from '../../credentials/queries/codes.ts';
import { codeGuesses, proveCode, releaseTry } from '../../credentials/usecases/codes/prove.ts';
import { makeCode, sendsFor, sendsTo } from '../../credentials/usecases/codes/send.ts';
import { inEvenTime } from '../../credentials/usecases/recovery/even-time.ts';
import { post } from '../../messages/usecases/post.ts';
import { findContract, findHolder, listContractsByCode, type Holder } from '../queries/contracts.ts';
import { findWithdrawalFrom } from '../queries/withdrawals.ts';
import { confirmWithdrawal, nameOf, type Confirmation } from './confirm.ts';
import { receiptNumberOf } from './number.ts';

type Request = ParsedRequestOf<Catalogue['withdrawPublicly']>['body'];
type Answer = AnswerOf<Catalogue['withdrawPublicly']>;
type Claim = Pick<Request, 'codiceContratto' | 'nome' | 'email'>;

/** Nobody has signed in: the page is who it was. */
const by = { username: 'pagina pubblica', right: 'COMMAND' } as const;

/**
 * Sends a code where number, name and address are those of one contract (recesso.pubblico.1). A code is made for all
 * others too, so that guesses behave the same; it is sent to nobody.
 */
export async function sendWithdrawalCode(
  services: Services,
  asked: Claim & { readonly recaptcha?: string | undefined },
  info: RequestInfo,
): Promise<void> {
  const to = addressOf(services, asked.email);
  const limits = [networkSends(info), sendsTo(to), sendsFor(`withdrawal:${asked.codiceContratto}`)];
  await inEvenTime(async () => {
    await countTry(services, limits);
    await passCaptcha(services, asked.recaptcha, info, limits);
    const now = services.clock();
    const found = await findClaimed(services.db, asked);
    await services.db.transaction(async (db) => {
      const contact = found ? to : { ...to, recipient: '' };
      const { code, minutes } = await makeCode(services, db, subjectOf(asked, to), contact, now);
      if (!found) return;
      const recipient = { ...to, customerCode: found.customerCode };
      await post(services, db, { template: 'withdrawal-code', code, minutes }, recipient, now);
    });
  });
}

/** Withdraws with the code; the same idempotency key is the same receipt (recesso.pubblico.2). */
export async function withdrawPublicly(
  services: Services,
  request: Request,
  key: string | undefined,
  info: RequestInfo,
): Promise<Answer> {
  const to = addressOf(services, request.email);
  const now = services.clock();
  // A repeat after a lost answer may come with a newer code.
  const { codice, ...content } = request;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const repeat = () => (key === undefined ? undefined : repeatedWithdrawal(services.db, content, key, digest));
  const before = await repeat();
  if (before) return before;
  const of = subjectOf(request, to);
  try {
    const found = await findClaimed(services.db, request);
    const person = codeGuesses(of.purpose, of.subject);
    const proven = await proveCode(services, of, codice, { person, info, isRealOne: found !== undefined });
    if (!found) throw new ApiError('CODE_WRONG');
    const asked: Confirmation = {
      ...found,
      name: request.nome,
      email: to.recipient,
      channel: 'PUBBLICO',
      by,
      key: key ?? null,
      digest,
    };
    try {
      return await services.db.transaction(async (db) => {
        if (!(await useCode(db, proven.id, now))) throw new ApiError('CODE_EXPIRED');
        const row = await confirmWithdrawal(services, db, asked, now, () =>
          insertAudit(db, {
            at: now,
            deed: 'withdrawPublicly',
            actorName: by.username,
            customerCode: asked.customerCode,
            right: by.right,
            requestId: info.requestId,
          }),
        );
        return { numero: receiptNumberOf(row), data: row.at.toISOString() };
      });
    } catch (error) {
      await releaseTry(services, proven);
      throw error;
    }
  } catch (error) {
    // A concurrent request with the same key was faster, and has used the code.
    const other = error instanceof ApiError ? await repeat() : undefined;
    if (other) return other;
    throw error;
  }
}

async function repeatedWithdrawal(
  db: Database,
  claim: Claim,
  key: string,
  digest: string,
): Promise<Answer | undefined> {
  const found = await findClaimed(db, claim);
  const contract = found && (await findContract(db, found.customerCode, found));
  const row = contract && (await findWithdrawalFrom(db, found.customerCode, contract.refs));
  if (!row || row.key !== key) return undefined;
  if (row.digest !== digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return { numero: receiptNumberOf(row), data: row.at.toISOString() };
}

/** Returns the contract whose number, holder and address are those that were given. */
async function findClaimed(
  db: Database,
  { codiceContratto: code, nome, email }: Claim,
): Promise<Pick<Confirmation, 'customerCode' | 'kind' | 'code'> | undefined> {
  for (const { kind, customerCode } of await listContractsByCode(db, code)) {
    const holder = await findHolder(db, customerCode);
    if (holder && isNamed(holder, nome) && isReachedAt(holder, email)) return { customerCode, kind, code };
  }
  return undefined;
}

/** Compares names in any order, case and accent: "Ferri Giulia" is Giulia Ferri. */
function isNamed(holder: Holder, given: string): boolean {
  const parts = (name: string) => foldText(name).split(/\s+/).filter(Boolean).toSorted().join(' ');
  return parts(nameOf(holder)) === parts(given);
}

function isReachedAt({ email }: Holder, given: string): boolean {
  const key = (recipient: string) => contactKey({ channel: 'MAIL', recipient });
  return email !== null && key(email) === key(given);
}

/** A hash, because nobody may learn from the table who tried an address. */
function subjectOf({ codiceContratto }: Claim, to: Contact) {
  const subject = createHash('sha256')
    .update(`${codiceContratto} ${contactKey(to)}`)
    .digest('base64url');
  return { purpose: 'WITHDRAWAL', subject } as const;
}

function addressOf({ channels }: Services, email: string): Contact {
  if (!channels.includes('MAIL')) throw invalidFieldError('email', 'NOT_VALID');
  return { channel: 'MAIL', recipient: email };
}
