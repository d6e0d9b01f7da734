import { useSyncExternalStore } from 'react';
import type { OutboxItem, QueuedCall } from '../../api/offline/outbox/item.ts';

/** The outbox item that its form is open with; of this page, since its content is only kept sealed. */
let edited: OutboxItem | undefined;
const listeners = new Set<() => void>();

export function setEdited(item: OutboxItem | undefined): void {
  edited = item;
  for (const listener of listeners) listener();
}

/** Ends the editing of an item, unless another one is being edited by now. */
export function endEditing(id: string): void {
  if (edited?.id === id) setEdited(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The item of a call that is being edited, if it is the one that the form is about. */
export function useEdited(call: QueuedCall, isAbout: (item: OutboxItem) => boolean): OutboxItem | undefined {
  const item = useSyncExternalStore(subscribe, () => edited);
  return item?.written?.call === call && isAbout(item) ? item : undefined;
}
