import { CallError } from '@sportello/calls';
import { isExpired, renewSession, RuleError, TOKEN_REFRESH_RETRIES, type Instant } from '@sportello/domain';
import { NotSent } from '../api/sending/not-sent.ts';
import type { SessionWorld } from './store.ts';
import { newer, type StoredSession } from './stored.ts';
import type { EndReason } from './storage/vault.ts';

const RETRY_PAUSES_MS = [300, 1000];

/** Timeout for other tabs to report newer tokens. */
const ANSWER_MS = 80;

/** The same after another tab has just renewed: it is awake and its answer is coming. */
const SURE_ANSWER_MS = 1000;

/** A silent line is not asked again: each try may take as long as the patience for an answer. */
const RETRY_WITHIN_MS = 5000;

/** After a renewal without an answer the calls that wait for one fail at once, so that what was kept is shown. */
const QUIET_MS = 5000;

const LOCK = 'sportello.renewal';

interface Renewal {
  readonly world: SessionWorld;
  readonly current: () => StoredSession | undefined;
  readonly adopt: (session: StoredSession) => void;
  readonly subscribe: (changed: () => void) => () => void;
  readonly end: (why: EndReason, options: { invalidateOthers: boolean }) => void;
}

/**
 * Renews the session, one at a time per browser: the server rotates the refresh token and treats an old one as stolen
 * (sessione.memoria.3).
 */
export function createRenewal({ world, current, adopt, subscribe, end }: Renewal) {
  let running: Promise<StoredSession> | undefined;
  let unansweredAt: Instant | undefined;

  const isGood = (session: StoredSession, refused: string | undefined) =>
    session.accessToken !== refused && !isExpired(session, world.clock());

  /** Resolves at the next change of the session, or after the timeout. */
  async function nextChange(ms: number): Promise<void> {
    let stop = () => undefined as void;
    const changed = new Promise<void>((resolve) => (stop = subscribe(resolve)));
    await Promise.race([changed, world.wait(ms)]);
    stop();
  }

  async function newest(mine: StoredSession, refused: string | undefined, hasWaited: boolean): Promise<StoredSession> {
    const known = newer(newer(mine, world.vault.held()), world.vault.remembered());
    if (isGood(known, refused)) return known;
    // Remembered tokens are shared in the browser's storage; others are known only to their tabs. A write there
    // reaches other tabs with a delay, so a tab that had to wait for the lock also requests them.
    if (mine.rememberMe && !hasWaited) return known;
    world.channel.post({ kind: 'asked', id: mine.id });
    await nextChange(hasWaited ? SURE_ANSWER_MS : ANSWER_MS);
    return newer(newer(known, current()), world.vault.remembered());
  }

  async function askServer(refreshToken: string) {
    const begun = world.clock();
    for (let retries = 0; ; retries += 1) {
      try {
        return await world.renew(refreshToken);
      } catch (error) {
        if (retries >= TOKEN_REFRESH_RETRIES || isRejection(error) || world.clock() - begun > RETRY_WITHIN_MS)
          throw error;
        await world.wait(RETRY_PAUSES_MS[retries] ?? 0);
      }
    }
  }

  async function renewAlone(refused: string | undefined, hasWaited: boolean): Promise<StoredSession> {
    const mine = current();
    if (mine === undefined) throw new RuleError('TOKEN_REFRESH_FAILED');
    // A sign-out while the answer was pending: it must not bring the session back.
    const stillMine = () => {
      if (current()?.id !== mine.id) throw new RuleError('TOKEN_REFRESH_FAILED');
    };
    const known = await newest(mine, refused, hasWaited);
    stillMine();
    let renewed = known;
    if (!isGood(known, refused)) {
      const tokens = await askServer(known.refreshToken);
      stillMine();
      renewed = { ...renewSession(known, tokens, world.clock()), id: known.id, renewals: known.renewals + 1 };
    }
    adopt(renewed);
    if (renewed !== known) world.channel.post({ kind: 'renewed', session: renewed });
    return renewed;
  }

  async function attempt(refused: string | undefined): Promise<StoredSession> {
    // Without a connection nothing is rejected: the call fails as not sent.
    if (!world.isOnline()) throw new NotSent();
    if (unansweredAt !== undefined && world.clock() - unansweredAt < QUIET_MS) throw new NotSent(true);
    const mine = current();
    try {
      return await world.locks.alone(LOCK, (hasWaited) => renewAlone(refused, hasWaited));
    } catch (error) {
      const isMine = current()?.id === mine?.id;
      // Nobody has ended the session (sessione.rinnovo.4): a bad line must not delete what was kept for it.
      if (isMine && isUnanswered(error)) {
        unansweredAt = world.clock();
        throw new NotSent(true);
      }
      // Unless it ended meanwhile. A rejection by the server holds for every tab of the session, a broken server only
      // for this one.
      if (isMine) end('REFRESH_FAILED', { invalidateOthers: isRejection(error) });
      throw new RuleError('TOKEN_REFRESH_FAILED');
    }
  }

  return {
    running: () => running,
    run(refused?: string): Promise<StoredSession> {
      running ??= attempt(refused).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/** Lost on the way, or answered on behalf of a server that did not; it may be reached another time. */
const ANOTHER_TIME = new Set([408, 429, 502, 503, 504]);

function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && (error.kind === 'offline' || ANOTHER_TIME.has(error.status));
}

/** The server understood the request and rejected it: a retry changes nothing. */
function isRejection(error: unknown): boolean {
  if (!(error instanceof CallError) || isUnanswered(error)) return false;
  return error.kind === 'refused' ? error.status < 500 : error.status >= 400 && error.status < 500;
}
