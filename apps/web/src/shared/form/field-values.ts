import type { DraftValues } from '../../session/storage/drafts.ts';

export type FieldValues = Record<string, unknown>;

export function keptOf<Values extends FieldValues>(values: Values, names: readonly (keyof Values)[]): DraftValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [];
    }),
  );
}

/**
 * Takes from a draft only the form's own fields, with values of the same type (or any type if there is no value yet).
 */
export function restoredOf<Values extends FieldValues>(
  initial: Values,
  kept: DraftValues | undefined,
): Partial<Values> {
  const fitting = Object.entries(kept ?? {}).filter(
    ([name, value]) => name in initial && [typeof value, 'undefined'].includes(typeof initial[name]),
  );
  return Object.fromEntries(fitting) as Partial<Values>;
}

/** Reads uncontrolled fields: text as it is, a checkbox as a boolean. */
export function typedIn<Values extends FieldValues>(form: HTMLFormElement, initial: Values): Partial<Values> {
  const data = new FormData(form);
  const typed = Object.entries(initial).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [[name, data.has(name)]];
    const text = data.get(name);
    return typeof text === 'string' ? [[name, text]] : [];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}
