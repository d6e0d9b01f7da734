import type { Page } from '@playwright/test';

export interface StoredText {
  /** Store and key. */
  readonly place: string;
  /** Everything that is stored there, bytes as Latin-1. */
  readonly text: string;
}

/** Reads all that the page's origin has stored in the browser, byte by byte. */
export function takeEverything(page: Page): Promise<StoredText[]> {
  return page.evaluate(async () => {
    const found: { place: string; text: string }[] = [];
    const latin = (buffer: ArrayBuffer | ArrayBufferView) => {
      const bytes = ArrayBuffer.isView(buffer) ? new Uint8Array(buffer.buffer) : new Uint8Array(buffer);
      let text = '';
      for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
      return text;
    };
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return latin(value);
      if (typeof value !== 'object' || value === null) return String(value);
      return Object.entries(value)
        .map(([name, each]) => `${name}=${textOf(each)}`)
        .join('\n');
    };
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [key, text] of Object.entries(storage)) found.push({ place: `${name}/${key}`, text: String(text) });
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const headers = [...(answer?.headers ?? [])].join('\n');
        const content = answer === undefined ? '' : latin(await answer.arrayBuffer());
        found.push({ place: `${name}/${request.url}`, text: `${headers}\n${content}` });
      }
    }
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as Error));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        const [stored, values] = await Promise.all([asked(reading.getAllKeys()), asked(reading.getAll())]);
        const keys = stored.map((key) => (typeof key === 'string' ? key : JSON.stringify(key)));
        values.forEach((value, at) => {
          const key = keys[at] ?? '';
          found.push({ place: `${name}/${store}/${key}`, text: `${key}\n${textOf(value)}` });
        });
      }
      database.close();
    }
    return found;
  });
}
