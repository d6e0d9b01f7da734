import { COOKIE_REFRESH_INTERVAL_MS } from '@sportello/domain';

const XSRF_COOKIE = 'XSRF-TOKEN';

export interface CookieWorld {
  /** The document's cookies, as `name=value; name=value`. */
  readonly read: () => string;
  /** Makes the server send its cookies again. */
  readonly ask: () => Promise<unknown>;
  readonly every: (ms: number, act: () => void) => void;
}

/** Sees to it that the anti-forgery cookie is there when a call needs it (chiamata.origine.1). */
export function createCookieManager(world: CookieWorld) {
  const xsrfToken = () => cookieOf(world.read(), XSRF_COOKIE);
  // A server that doesn't answer now must not keep the page from opening: the next call asks again.
  const refresh = async () => {
    await world.ask().catch(() => undefined);
  };
  return {
    xsrfToken,
    refresh,
    async init(): Promise<void> {
      world.every(COOKIE_REFRESH_INTERVAL_MS, () => void refresh());
      if (xsrfToken() === undefined) await refresh();
    },
  };
}

function cookieOf(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return undefined;
}
