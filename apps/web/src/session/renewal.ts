import { CallError } from '@sportello/calls';
import { isExpired, renewSession, RuleError } from '@sportello/domain';
import type { SessionWorld } from './store.ts';
import { newer, type StoredSession } from './stored.ts';
import type { EndReason } from './vault.ts';

/** A renewal that did not get through is tried again this often (Spec 1 §9). */
const RENEWAL_RETRIES = 2;

const RETRY_PAUSES_MS = [300, 1000];

/** How long the other tabs of a session have to say that they hold newer tokens. */
const ANSWER_MS = 80;

const LOCK = 'sportello.renewal';

interface Renewal {
  readonly world: SessionWorld;
  readonly current: () => StoredSession | undefined;
  readonly adopt: (session: StoredSession) => void;
  readonly end: (why: EndReason, options: { tellOthers: boolean }) => void;
}

/**
 * Renews the session: one at a time per browser, because the server rotates the refresh token and
 * takes an old one for a stolen one (Design §4.8 and §4.9).
 */
export function createRenewal({ world, current, adopt, end }: Renewal) {
  let running: Promise<StoredSession> | undefined;

  /** The newest state of the session that any tab of this browser knows. */
  async function newest(mine: StoredSession): Promise<StoredSession> {
    let known = newer(newer(mine, world.vault.held()), world.vault.remembered());
    // Remembered tokens are shared in the browser's storage; of others only their tabs know.
    if (!mine.rememberMe) {
      world.channel.post({ kind: 'asked', id: mine.id });
      await world.wait(ANSWER_MS);
      known = newer(known, current());
    }
    return known;
  }

  async function askServer(refreshToken: string) {
    for (let retries = 0; ; retries += 1) {
      try {
        return await world.renew(refreshToken);
      } catch (error) {
        if (retries >= RENEWAL_RETRIES || isRefusal(error)) throw error;
        await world.wait(RETRY_PAUSES_MS[retries] ?? 0);
      }
    }
  }

  async function renewAlone(refused: string | undefined): Promise<StoredSession> {
    const mine = current();
    if (mine === undefined) throw new RuleError('TOKEN_REFRESH_FAILED');
    const known = await newest(mine);
    let renewed = known;
    if (known.accessToken === refused || isExpired(known, world.clock())) {
      const tokens = await askServer(known.refreshToken);
      renewed = { ...renewSession(known, tokens, world.clock()), id: known.id, renewals: known.renewals + 1 };
    }
    // Signed out while the answer was on its way: it must not bring the session back.
    if (current()?.id !== mine.id) throw new RuleError('TOKEN_REFRESH_FAILED');
    adopt(renewed);
    if (renewed !== known) world.channel.post({ kind: 'renewed', session: renewed });
    return renewed;
  }

  async function attempt(refused: string | undefined): Promise<StoredSession> {
    // Without a connection nothing is refused: the call fails as one that did not get through.
    if (!world.isOnline()) throw new CallError('offline', 'No connection to renew the session over');
    const mine = current();
    try {
      return await world.locks.alone(LOCK, () => renewAlone(refused));
    } catch (error) {
      // Unless it ended meanwhile. The server's no holds for every tab of the session, a lost
      // connection only for this one.
      if (current()?.id === mine?.id) end('REFRESH_FAILED', { tellOthers: isRefusal(error) });
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

/** The server understood and said no: asking again changes nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.kind !== 'offline' && error.status < 500;
}
