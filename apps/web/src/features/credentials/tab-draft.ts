import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** What a sequence of screens keeps in this tab, so that a reload loses nothing; never a secret. */
export interface TabDraft<Draft> {
  /** What was kept, or undefined when there is nothing or it can't be read. */
  load(): Draft | undefined;
  save(draft: Draft): void;
  clear(): void;
}

export function tabDraft<Draft>(key: string, schema: z.ZodMiniType<Draft>): TabDraft<Draft> {
  // Storage can be forbidden or full; the draft then lasts as long as the page.
  const safely = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    load: () =>
      safely(() => {
        const text = sessionStorage.getItem(key);
        return text === null ? undefined : z.parse(schema, JSON.parse(text));
      }),
    save: (draft) => safely(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    clear: () => safely(() => sessionStorage.removeItem(key)),
  };
}

const never = () => () => undefined;

/**
 * What was kept when the page opened. Nothing for as long as the page that the server sent is being
 * taken over, which was made without it; a moment later, before anybody sees it, what there is.
 */
export function useKeptDraft<Draft>({ load }: Pick<TabDraft<Draft>, 'load'>): Draft | undefined {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => (isTakenOver ? load() : undefined), [isTakenOver, load]);
}
