/** The push services of Chrome, Firefox, Safari and Edge (push.dispositivo.2). */
export const PUSH_SERVICE_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
] as const;

const PATTERN = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;

/** Strict: without port and user, so that every parser finds the same host in it. */
const ENDPOINT = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)\/[\x21-\x7e]*$/i;

/** Returns true for a host name, or `*.` and a host name: never an address, nor a name of one label. */
export function isHostPattern(pattern: string): boolean {
  return PATTERN.test(pattern);
}

/**
 * Returns the pattern of the push service to which an endpoint belongs, or undefined: a server that posted to any
 * address could be led to machines of its own network.
 */
export function pushServiceOf(endpoint: string, hosts: readonly string[]): string | undefined {
  const name = ENDPOINT.exec(endpoint)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  return hosts.find((host) => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host));
}
