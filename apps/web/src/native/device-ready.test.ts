import { DEVICE_READY_TIMEOUT_MS } from '@sportello/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDeviceReady } from './device-ready.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  [0, true],
  [DEVICE_READY_TIMEOUT_MS - 1, true],
  [DEVICE_READY_TIMEOUT_MS, false],
])('returns after %i ms without the event %s (pagine.avvio.3)', async (ms, expected) => {
  const page = new EventTarget();
  const ready = isDeviceReady(page, DEVICE_READY_TIMEOUT_MS);
  vi.advanceTimersByTime(ms);
  page.dispatchEvent(new Event('deviceready'));
  expect(await ready).toBe(expected);
});
