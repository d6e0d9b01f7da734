import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

const PATIENCE_MS = 5_000;

const said = z.object({ ip: z.string() });

/**
 * Fetches the browser's public IP from a third party (profilo.chiamate.6) by GET, without any of our data; returns an
 * empty string on failure or if no service is configured.
 */
export async function readClientIp(service: string | undefined, get: typeof globalThis.fetch): Promise<string> {
  if (service === undefined) return '';
  try {
    const response = await get(service, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? z.parse(said, await response.json()).ip : '';
  } catch {
    return '';
  }
}

export function clientIpQuery(service: string | undefined) {
  return queryOptions({
    queryKey: ['client-ip', service],
    queryFn: () => readClientIp(service, (input, init) => fetch(input, init)),
    staleTime: CACHE_LIFETIME_MS,
    gcTime: CACHE_LIFETIME_MS,
  });
}
