import type { DraftValues } from '../../session/storage/drafts.ts';

/** What stands in a form, by the name of each field. */
export type FieldValues = Record<string, unknown>;

/** What is kept of a form in a draft. */
export function keptOf<Values extends FieldValues>(values: Values, names: readonly (keyof Values)[]): DraftValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [];
    }),
  );
}

/** What a draft gives back to a form: only fields that it has, of the kind that it has them (or has none yet). */
export function restoredOf<Values extends FieldValues>(
  initial: Values,
  kept: DraftValues | undefined,
): Partial<Values> {
  const fitting = Object.entries(kept ?? {}).filter(
    ([name, value]) => name in initial && [typeof value, 'undefined'].includes(typeof initial[name]),
  );
  return Object.fromEntries(fitting) as Partial<Values>;
}

/** What the browser's own fields hold: text as it is, a box by whether it is ticked. */
export function typedIn<Values extends FieldValues>(form: HTMLFormElement, initial: Values): Partial<Values> {
  const data = new FormData(form);
  const typed = Object.entries(initial).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [[name, data.has(name)]];
    const text = data.get(name);
    return typeof text === 'string' ? [[name, text]] : [];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}
