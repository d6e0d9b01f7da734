/** What is wrong with each field, in the customer's words. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

export const hasAny = (errors: Readonly<Record<string, unknown>>): boolean =>
  Object.values(errors).some((words) => words !== undefined);

/** Puts the focus on the first field of a form, as it stands on the page, that something is wrong with. */
export function focusFirstWrong(form: HTMLFormElement | null, errors: Readonly<Record<string, unknown>>): void {
  const first = Array.from(form?.elements ?? []).find(
    (element) => errors[element.getAttribute('name') ?? ''] !== undefined,
  );
  if (first instanceof HTMLElement) first.focus();
}
