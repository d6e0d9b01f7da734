import type { JsonCall, ModelOf, RequestOf } from '@sportello/calls';
import { useRouterState } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import type { OutboxItem, QueuedCall, QueuedRequest } from '../../api/offline/outbox/item.ts';
import { NotSent } from '../../api/sending/not-sent.ts';
import { Queued } from '../../api/sending/queued.ts';
import { setEdited } from './editing.ts';

interface Queueing<C> {
  /** Names what the change is about, as the outbox shows it. */
  readonly subjectOf: (request: RequestOf<C>) => string;
  /** The item that the form is open with: it is replaced. */
  readonly edited: OutboxItem | undefined;
  readonly onQueued: () => void;
}

/**
 * Puts a change that can't be sent for want of a network into the outbox; for `useChange`. An edited item always stays
 * in its place there.
 */
export function useQueueing<C extends JsonCall>(
  entry: C & { readonly id: QueuedCall },
  { subjectOf, edited, onQueued }: Queueing<C>,
) {
  const { offline } = useApp();
  const path = useRouterState({ select: ({ location }) => location.href });
  type Send = (request: RequestOf<C>) => Promise<ModelOf<C>>;

  async function put(asked: RequestOf<C>): Promise<boolean> {
    const request = asked as QueuedRequest;
    const loaded = await offline.load().catch(() => undefined);
    if (edited === undefined)
      return (await loaded?.write({ call: entry.id, request, subject: subjectOf(asked), path })) ?? false;
    const isReplaced = (await loaded?.outbox()?.edit(edited.id, request)) ?? false;
    if (isReplaced) void loaded?.outbox()?.flush();
    return isReplaced;
  }

  return {
    through:
      (send: Send): Send =>
      async (request) => {
        if (edited !== undefined && (await put(request))) throw new Queued();
        try {
          return await send(request);
        } catch (error) {
          if (error instanceof NotSent && (await put(request))) throw new Queued();
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
