import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('the network that tries are counted for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
    ['x'.repeat(5000), 'x'.repeat(64)],
  ])('counts tries from %s for the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
