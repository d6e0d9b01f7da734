import * as z from 'zod/mini';
import { storedSession } from './stored.ts';
import { END_REASONS } from './vault.ts';

const message = z.discriminatedUnion('kind', [
  /** A session is over: everybody who holds it leaves. */
  z.object({ kind: z.literal('ended'), id: z.string(), why: z.enum(END_REASONS) }),
  /** The browser remembers this session now: whoever holds the one that it remembered before gives it up. */
  z.object({ kind: z.literal('remembered'), id: z.string() }),
  /** A session has new tokens. */
  z.object({ kind: z.literal('renewed'), session: storedSession }),
  /** Has anybody newer tokens of this session, or seen its customer since? */
  z.object({ kind: z.literal('asked'), id: z.string() }),
  /** The customer of a session was there, at this time. */
  z.object({ kind: z.literal('seen'), id: z.string(), at: z.number() }),
]);

export type Message = z.output<typeof message>;

/** How the tabs of one browser speak to each other. */
export interface Channel {
  post(message: Message): void;
  listen(hear: (message: Message) => void): void;
}

/** The browser's own channel; where there is none, every tab is alone. */
export function openChannel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel('sportello.session');
  return {
    post: (said) => channel.postMessage(said),
    listen(hear) {
      channel.addEventListener('message', (event: MessageEvent<unknown>) => {
        // Another tab may still run the version before this one.
        const heard = z.safeParse(message, event.data);
        if (heard.success) hear(heard.data);
      });
    },
  };
}
