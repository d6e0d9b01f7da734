/** The steps before the first page, in the order of pagine.avvio.1. */
export interface StartUp<Cache> {
  readonly initCookies: () => Promise<void>;
  readonly restoreSession: () => void;
  readonly enableCache: () => Cache;
}

export async function startUp<Cache>({ initCookies, restoreSession, enableCache }: StartUp<Cache>): Promise<Cache> {
  await initCookies();
  restoreSession();
  return enableCache();
}
