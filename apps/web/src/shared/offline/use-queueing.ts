import type { JsonCall, ModelOf, RequestOf } from '@sportello/calls';
import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { Worded } from '../../api/errors/worded.ts';
import type { OutboxItem, QueuedCall, QueuedRequest, Written } from '../../api/offline/outbox/item.ts';
import { NotSent } from '../../api/sending/not-sent.ts';
import { Queued } from '../../api/sending/queued.ts';
import { setEdited } from './editing.ts';
import { useHeld } from './use-held.ts';

interface Queueing<C> {
  /** Names what the change is about, as the outbox shows it. */
  readonly subjectOf: (request: RequestOf<C>) => string;
  /** The item that the form is open with: it is replaced. */
  readonly edited: OutboxItem | undefined;
  /** Returns the values that the change is based on, where others may change them too. */
  readonly seenNow?: () => Written['seen'];
  readonly onQueued: () => void;
}

/**
 * Puts a change that can't be sent for want of a network into the outbox; for `useChange`. An edited item always stays
 * in its place there, and is never sent beside its replacement.
 */
export function useQueueing<C extends JsonCall>(
  entry: C & { readonly id: QueuedCall },
  { subjectOf, edited, seenNow, onQueued }: Queueing<C>,
) {
  const { t } = useLingui();
  const { offline } = useApp();
  const path = useRouterState({ select: ({ location }) => location.href });
  useHeld(edited);
  type Send = (request: RequestOf<C>) => Promise<ModelOf<C>>;

  async function write(asked: RequestOf<C>): Promise<boolean> {
    const request = asked as QueuedRequest;
    const loaded = await offline.load().catch(() => undefined);
    return (
      (await loaded?.write({ call: entry.id, request, subject: subjectOf(asked), path, seen: seenNow?.() })) ?? false
    );
  }

  async function replace({ id }: OutboxItem, asked: RequestOf<C>): Promise<boolean> {
    const outbox = await offline.load().then(
      (loaded) => loaded.outbox(),
      () => undefined,
    );
    const isReplaced = (await outbox?.edit(id, asked as QueuedRequest, seenNow?.()).catch(() => false)) ?? false;
    if (isReplaced) void outbox?.flush().catch(() => undefined);
    return isReplaced;
  }

  return {
    through:
      (send: Send): Send =>
      async (request) => {
        if (edited !== undefined) {
          if (await replace(edited, request)) throw new Queued();
          // Sent as a new request it would arrive besides the one that was written before.
          throw new Worded({
            title: t`Questo invio non è più in attesa`,
            meaning: t`È già partito com’era, o lo hai eliminato: la tua modifica non è stata inviata.`,
            advice: t`Quello che hai scritto è ancora qui: se serve, copia il testo in un nuovo invio.`,
          });
        }
        try {
          return await send(request);
        } catch (error) {
          if (error instanceof NotSent && (await write(request))) throw new Queued();
          throw error;
        }
      },
    onRejected(error: Error): void {
      if (!(error instanceof Queued)) return;
      setEdited(undefined);
      onQueued();
    },
  };
}
