export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

export const hasAny = (errors: Readonly<Record<string, unknown>>): boolean =>
  Object.values(errors).some((words) => words !== undefined);

/** Focuses the first field with an error, in DOM order. */
export function focusFirstWrong(form: HTMLFormElement | null, errors: Readonly<Record<string, unknown>>): void {
  const first = Array.from(form?.elements ?? []).find(
    (element) => errors[element.getAttribute('name') ?? ''] !== undefined,
  );
  if (first instanceof HTMLElement) first.focus();
}
