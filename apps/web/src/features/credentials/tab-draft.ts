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
