import type { PublicConfig } from '@sportello/calls';
import type { Instant } from '@sportello/domain';

const CONFIG_URL = '/config.json';

/**
 * Returns the config embedded in the page, trusted like the app's code because the same server sends both. A page
 * from a static host has none.
 */
export function givenConfig(): PublicConfig | undefined {
  const text = document.getElementById('config')?.textContent;
  return text ? (JSON.parse(text) as PublicConfig) : undefined;
}

export interface ConfigAnswer {
  readonly body: unknown;
  /** The server's time to the second, if it sends one. */
  readonly time: Instant | undefined;
}

/** Fetches the provider's config; the response also sets the anti-forgery cookie. */
export async function loadConfig(): Promise<ConfigAnswer> {
  const response = await fetch(CONFIG_URL, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${CONFIG_URL}: HTTP ${response.status}`);
  const time = Date.parse(response.headers.get('date') ?? '');
  return { body: await response.json(), time: Number.isNaN(time) ? undefined : time };
}
