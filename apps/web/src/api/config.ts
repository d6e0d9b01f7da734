import { publicConfig, type PublicConfig } from '@sportello/calls';

const ADDRESS = '/config.json';

/** Asks for what this provider's app needs to know; the answer also brings the anti-forgery cookie. */
export async function loadConfig(): Promise<PublicConfig> {
  const response = await fetch(ADDRESS, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${ADDRESS}: HTTP ${response.status}`);
  return publicConfig.parse(await response.json()) as PublicConfig;
}
