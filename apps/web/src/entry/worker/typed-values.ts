/** Under the session's own prefix, so that it ends with the session (session/storage/vault.ts). */
const KEY = 'sportello.typed';

/** A page that asks for its data first shows its fields later. */
const PATIENCE_MS = 20_000;

interface Typed {
  readonly page: string;
  readonly values: readonly { readonly name: string; readonly at: number; readonly value: string | boolean }[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsNow = () =>
  [...document.querySelectorAll<Field>('input[name], textarea[name], select[name]')].filter(isKept);

/** Passwords and codes are never stored, and files can't be given back. */
function isKept(field: Field): boolean {
  return !/^(password|file|hidden|submit)$/.test(field.type) && !/password|one-time-code|cc-/.test(field.autocomplete);
}

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const valueOf = (field: Field) => (isTicked(field) ? field.checked : field.value);

/** Keeps what stands in this page's fields for its next load, which a new release causes (pagine.versione.2). */
export function keepTyped(): void {
  const seen = new Map<string, number>();
  const values = fieldsNow().map((field) => {
    const at = seen.get(field.name) ?? 0;
    seen.set(field.name, at + 1);
    return { name: field.name, at, value: valueOf(field) };
  });
  try {
    if (values.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ page: pageNow(), values } satisfies Typed));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Puts kept values back into the fields once they are there. */
export function restoreTyped(): void {
  const typed = takeTyped();
  if (typed?.page !== pageNow()) return;
  let left = typed.values;
  const put = () => {
    left = left.filter(({ name, at, value }) => {
      const field = fieldsNow().filter((each) => each.name === name)[at];
      if (field === undefined) return true;
      if (valueOf(field) !== value) type(field, value);
      return false;
    });
    if (left.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(put);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
  put();
}

const pageNow = () => window.location.pathname + window.location.search;

function takeTyped(): Typed | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Typed);
  } catch {
    return undefined;
  }
}

/** As the browser does it, so that React notices. */
function type(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isTicked(field) || field.type !== 'radio' || value) field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
