import type { Instant } from '@sportello/domain';
import type { Message } from './channel.ts';
import type { SessionWorld } from './store.ts';
import type { StoredSession } from './stored.ts';

/** Timeout for other tabs to report a session. */
const ANSWER_MS = 400;

/** Wait for more answers after the first: each tab may have a different customer. */
const OTHERS_MS = 40;

/**
 * Requests a session from the other tabs (sessione.memoria.5). Of several it takes the one active last, since the
 * link was opened from there.
 */
export function createBorrowing({ channel, newId, wait }: Pick<SessionWorld, 'channel' | 'newId' | 'wait'>) {
  let question: string | undefined;
  let answered = () => undefined as void;
  const lent = new Map<string, { readonly session: StoredSession; readonly at: Instant }>();

  return {
    hear(message: Message): void {
      if (question === undefined) return;
      if (message.kind === 'ended') lent.delete(message.id);
      if (message.kind !== 'lent' || message.question !== question) return;
      const before = lent.get(message.session.id);
      if (before === undefined || before.at < message.at) lent.set(message.session.id, message);
      answered();
    },

    async ask(): Promise<StoredSession | undefined> {
      question = newId();
      lent.clear();
      const first = new Promise<void>((resolve) => (answered = resolve));
      channel.post({ kind: 'missing', question });
      await Promise.race([first, wait(ANSWER_MS)]);
      if (lent.size > 0) await wait(OTHERS_MS);
      question = undefined;
      return [...lent.values()].toSorted((one, other) => other.at - one.at)[0]?.session;
    },
  };
}
