import { parse } from 'yaml';

const files = import.meta.glob<string>('../../../../content/base/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the items of a page of `content/base`, as the content service would. */
export function readBaseContent(url: string | null): Record<string, unknown>[] {
  const text = files[`../../../../content/base${url ?? ''}.yaml`];
  return text === undefined ? [] : parse(text);
}
