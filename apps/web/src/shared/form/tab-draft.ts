import * as z from 'zod/mini';

/** A draft in tab storage that survives reloads; must not contain secrets. */
export interface TabDraft<Draft> {
  /** Undefined if missing or unreadable. */
  load(): Draft | undefined;
  save(draft: Draft): void;
  clear(): void;
}

export function tabDraft<Draft>(key: string, schema: z.ZodMiniType<Draft>): TabDraft<Draft> {
  // Storage can be disabled or full; the draft then lives only in memory.
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
