import { VISITORS_DRAFT } from '../../session/storage/drafts.ts';

/** Under the session's own prefix, so that it ends with the session (session/storage/vault.ts). */
const CUSTOMERS = 'sportello.typed';
/** Dropped at the next sign-in. */
const VISITORS = `${VISITORS_DRAFT}typed`;

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
    const key = sessionStorage.getItem('sportello.session') === null ? VISITORS : CUSTOMERS;
    if (values.length > 0) sessionStorage.setItem(key, JSON.stringify({ page: pageNow(), values } satisfies Typed));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Puts kept values back into the fields as they appear. */
export function restoreTyped(): void {
  const typed = takeTyped();
  if (typed?.page !== pageNow()) return;
  const filled = new Map<object, Field>();
  const put = () => {
    const fields = fieldsNow();
    for (const kept of typed.values) {
      const field = fields.filter(({ name }) => name === kept.name)[kept.at];
      // A page that the server rendered is replaced by the app's, with fields of its own.
      if (field === undefined || filled.get(kept) === field) continue;
      filled.set(kept, field);
      if (valueOf(field) !== kept.value) type(field, kept.value);
    }
  };
  const observer = new MutationObserver(put);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
  put();
}

const pageNow = () => window.location.pathname + window.location.search;

function takeTyped(): Typed | undefined {
  try {
    const text = sessionStorage.getItem(CUSTOMERS) ?? sessionStorage.getItem(VISITORS);
    for (const key of [CUSTOMERS, VISITORS]) sessionStorage.removeItem(key);
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
