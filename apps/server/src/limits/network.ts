import { isIP, isIPv4 } from 'node:net';

/** Far longer than any address: limits what a proxy header can store. */
const longest = 64;

/**
 * Returns the key under which an address is counted: an IPv6 customer owns a /64 and could use a new address each
 * time, and an IPv4 address equals its IPv6-mapped form.
 */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(ip) === 0) return address.slice(0, longest);
  if (isIPv4(ip)) return ip;
  const [head = [], tail = []] = ip.split('::').map(groups);
  const all = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function groups(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    // The last four bytes may be in IPv4 notation; they never belong to the network half.
    if (group.includes('.')) return ['0', '0'];
    return Number.parseInt(group, 16).toString(16);
  });
}
