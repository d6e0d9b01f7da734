import { isIP, isIPv4 } from 'node:net';

/** Far more than an address needs: a proxy's word for one is kept, but not at any length. */
const longest = 64;

/**
 * Whom an address stands for when tries are counted. An IPv6 customer has a /64 and could ask from
 * another address each time; an IPv4 address is the same written as IPv6.
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
    // The last four bytes may be written as IPv4; they never reach the network's half.
    if (group.includes('.')) return ['0', '0'];
    return Number.parseInt(group, 16).toString(16);
  });
}
