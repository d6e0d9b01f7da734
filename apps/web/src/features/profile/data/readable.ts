import { NAMES } from './names.ts';

export type Readable =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'instant'; readonly at: number }
  | { readonly kind: 'flag'; readonly isSet: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [name: string, value: Readable])[] }
  | { readonly kind: 'list'; readonly items: readonly Readable[] };

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Accepts any export value, also fields added later. */
export function readableOf(value: unknown): Readable {
  if (value === null || value === undefined || value === '') return { kind: 'nothing' };
  if (typeof value === 'boolean') return { kind: 'flag', isSet: value };
  if (typeof value === 'string' && INSTANT.test(value)) return { kind: 'instant', at: Date.parse(value) };
  if (typeof value === 'string' || typeof value === 'number') return { kind: 'text', text: String(value) };
  if (Array.isArray(value)) return { kind: 'list', items: value.map(readableOf) };
  return {
    kind: 'fields',
    fields: Object.entries(value).map(([name, field]) => [nameOf(name), readableOf(field)] as const),
  };
}

/** Converts a wire field to words: `dataUltimaModificaMail` becomes "Data ultima modifica mail". */
export function nameOf(field: string): string {
  if (Object.hasOwn(NAMES, field)) return NAMES[field] ?? field;
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  const text = words
    .split(/[ _-]+/)
    .map((word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
