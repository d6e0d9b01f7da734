import { COOKIE_REFRESH_INTERVAL_MS } from '@sportello/domain';

const XSRF_COOKIE = 'XSRF-TOKEN';

export interface CookieWorld {
  readonly read: () => string;
  readonly ask: () => Promise<unknown>;
  readonly every: (ms: number, act: () => void) => void;
}

/** Ensures that the anti-forgery cookie is there when a call needs it (chiamata.origine.1). */
export function createCookieManager(world: CookieWorld) {
  const xsrfToken = () => cookieOf(world.read(), XSRF_COOKIE);
  // A server that doesn't answer must not block the start: the next call tries again.
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
