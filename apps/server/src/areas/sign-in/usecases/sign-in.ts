import { findCredentials, insertSession, rememberDevice } from '../queries.ts';
import { isVerifyingBusy, verifyNobody, verifyPassword } from '../../../secrets/passwords.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { RequestInfo } from '../../../shared/actors.ts';
import { passCaptchaAfterFailures } from '../../../limits/captcha.ts';
import { withLimit } from '../../../limits/guesses.ts';
import { decodeBase64 } from '../../credentials/usecases/passwords/encoded.ts';
import { passToSession } from '../../push/queries/subscriptions.ts';
import { endOldest } from './end-oldest.ts';
import { idleUntil, issue, type IssuedTokens } from './issue.ts';
import { renew } from './renew.ts';
import { looksLikeRefreshToken } from './tokens.ts';

export interface SignInRequest {
  readonly username: string;
  /** The password in base64, or a refresh token, plain or in base64. */
  readonly password: string;
  readonly captchaAnswer: string | undefined;
  readonly remember: boolean;
}

/** Signs in with a password, or renews if the password is a refresh token (sessione.chiamate.3). */
export async function signIn(services: Services, request: SignInRequest, info: RequestInfo): Promise<IssuedTokens> {
  const secret = looksLikeRefreshToken(request.password) ? request.password : decodeBase64(request.password);
  if (secret === null) throw invalidFieldError('password', 'NOT_BASE64');
  if (looksLikeRefreshToken(secret)) {
    return renew(services, { refreshToken: secret, username: request.username }, info);
  }

  if (isVerifyingBusy()) throw new ApiError('TOO_BUSY', [], { retryAfterSeconds: 2 });
  const account = await findCredentials(services.db, request.username, info.deviceId);
  const knownDevice = account?.knowsDevice ? info.deviceId : null;
  const isRight = await withLimit(services, { account: request.username, knownDevice, info }, async (counted) => {
    await passCaptchaAfterFailures(services, request.captchaAnswer, info, counted);
    return account ? verifyPassword(account.passwordHash, secret) : verifyNobody(secret);
  });
  if (!account || !isRight) throw new ApiError('CREDENTIALS_WRONG');
  return openSession(services, account, request.remember, info);
}

interface Account {
  readonly id: string;
  readonly username: string;
  readonly customerCode: string | null;
  readonly passwordHash: string;
}

async function openSession(services: Services, account: Account, remembered: boolean, info: RequestInfo) {
  const now = services.clock();
  const idle = idleUntil(now);
  const session = await services.db.transaction(async (db) => {
    const opened = await insertSession(
      db,
      { accountId: account.id, passwordHash: account.passwordHash },
      {
        remembered,
        userAgent: info.userAgent,
        createdAt: now,
        refreshedAt: now,
        expiresAt: remembered ? idle.remembered : idle.otherwise,
      },
    );
    if (!opened) throw new ApiError('CREDENTIALS_WRONG');
    if (info.deviceId !== null) {
      await rememberDevice(db, account.id, info.deviceId, now);
      const { customerCode } = account;
      await passToSession(db, { sessionId: opened.id, deviceId: info.deviceId, customerCode }, now);
    }
    await record(
      db,
      {
        accountId: account.id,
        username: account.username,
        customerCode: account.customerCode,
        right: account.customerCode === null ? 'STAFF' : 'SELF',
        requestId: info.requestId,
      },
      'login',
      now,
    );
    await endOldest(services, db, { id: opened.id, account }, now);
    return opened;
  });
  return issue(services, session, now);
}
