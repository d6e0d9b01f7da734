import type { Page } from '@playwright/test';

export interface StoredText {
  /** Store and key. */
  readonly place: string;
  /** Everything that is stored there, bytes as Latin-1. */
  readonly text: string;
}

/** Reads all that the page's origin has stored in the browser, byte by byte. */
export const takeEverything = (page: Page): Promise<StoredText[]> => takeStored(page);

/**
 * Reads what is kept in one store of a database: unlike `takeEverything` it leaves out the whole app, which the worker
 * keeps.
 */
export const takeStore = (page: Page, database: string, store: string): Promise<StoredText[]> =>
  takeStored(page, { database, store });

function takeStored(page: Page, only?: { database: string; store: string }): Promise<StoredText[]> {
  return page.evaluate(async (only) => {
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
    for (const [name, storage] of Object.entries(only === undefined ? { localStorage, sessionStorage } : {})) {
      for (const [key, text] of Object.entries(storage)) found.push({ place: `${name}/${key}`, text: String(text) });
    }
    for (const name of only === undefined ? await caches.keys() : []) {
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
      if (only !== undefined && name !== only.database) continue;
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        if (only !== undefined && store !== only.store) continue;
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
  }, only);
}
