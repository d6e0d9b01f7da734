import { useEffect } from 'react';
import { useApp } from '../../api/app.ts';
import { HELD_KEY, type OutboxItem } from '../../api/offline/outbox/item.ts';
import { HOLD_MS } from '../../api/offline/outbox/outbox.ts';
import { endEditing } from './editing.ts';

/** The step to the form's own page may take it away for a moment. */
const LEFT_AFTER_MS = 3000;

/** Ids of the items whose forms are open, with how many there are of each. */
const open = new Map<string, number>();

const count = (id: string, by: number) => open.set(id, (open.get(id) ?? 0) + by);

/** Keeps an item from being sent while its form is open, and has it sent as it was once the form is left. */
export function useHeld(edited: OutboxItem | undefined): void {
  const { offline, tabStorage } = useApp();
  const id = edited?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const outbox = async () => (await offline.load()).outbox();
    const hold = async () => {
      const known = await outbox().catch(() => undefined);
      await known?.hold(id).catch(() => undefined);
      return known?.items().some((item) => item.id === id && item.state !== 'UNCLEAR') ?? true;
    };
    count(id, 1);
    tabStorage.set(HELD_KEY, id);
    // An item that was sent before its form opened is not edited any more; later the form keeps what was typed.
    void hold().then((isThere) => {
      if (!isThere) endEditing(id);
    });
    const timer = setInterval(() => void hold(), HOLD_MS / 3);
    return () => {
      clearInterval(timer);
      count(id, -1);
      setTimeout(() => {
        if ((open.get(id) ?? 0) > 0) return;
        open.delete(id);
        endEditing(id);
        if (tabStorage.get(HELD_KEY) === id) tabStorage.remove(HELD_KEY);
        void outbox()
          .then(async (known) => {
            if (await known?.release(id)) await known?.flush();
          })
          .catch(() => undefined);
      }, LEFT_AFTER_MS);
    };
  }, [id, offline, tabStorage]);
}
