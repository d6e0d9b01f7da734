import type { PublicConfig } from '@sportello/calls';
import type { Instant } from '@sportello/domain';

const CONFIG_URL = '/config.json';

/**
 * The config that the page brought along, where whoever served it knew it: it is then the server's
 * own word, as the app's code is. A page from a static host has none.
 */
export function givenConfig(): PublicConfig | undefined {
  const text = document.getElementById('config')?.textContent;
  return text ? (JSON.parse(text) as PublicConfig) : undefined;
}

export interface ConfigAnswer {
  /** What it says, to be read by its contract. */
  readonly body: unknown;
  /** What time the server says it is, to the second, if it does. */
  readonly time: Instant | undefined;
}

/** Asks for what this provider's app needs to know; the answer also brings the anti-forgery cookie. */
export async function loadConfig(): Promise<ConfigAnswer> {
  const response = await fetch(CONFIG_URL, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${CONFIG_URL}: HTTP ${response.status}`);
  const time = Date.parse(response.headers.get('date') ?? '');
  return { body: await response.json(), time: Number.isNaN(time) ? undefined : time };
}
