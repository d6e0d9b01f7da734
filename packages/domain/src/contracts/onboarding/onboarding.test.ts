import { describe, expect, it } from 'vitest';
import {
  isListedOnboarding,
  isOnboardingCode,
  meterRequestCounts,
  ONBOARDING_CODES,
  onboardingStatus,
  quotationCounts,
  SWITCH_ONBOARDING_CODE,
} from './onboarding.ts';

it.each([
  [0, 'ANNULLATO'],
  [1, 'IN_ATTIVAZIONE'],
  [50, 'IN_ATTIVAZIONE'],
  [100, 'IN_ATTIVAZIONE'],
  [undefined, 'IN_ATTIVAZIONE'],
] as const)('progress %s is %s (contratto.avvio.3)', (progress, status) => {
  expect(onboardingStatus(progress)).toBe(status);
});

it.each([
  [{ statusId: '1', progress: undefined }, true],
  [{ statusId: '1' }, true],
  [{ statusId: '1', progress: 0 }, true],
  [{ statusId: '1', progress: 99 }, true],
  [{ statusId: '1', progress: 100 }, false],
  [{ statusId: '', progress: 50 }, false],
  [{ progress: 50 }, false],
  [{}, false],
])('lists the onboarding %j: %s (contratto.avvio.4)', (item, expected) => {
  expect(isListedOnboarding(item)).toBe(expected);
});

describe('onboarding codes (contratto.avvio.2)', () => {
  const known = 'ZQAT ZM02 ZM04 ZM06 ZM08 ZM71 ZM72 ZM73 ZM74 ZM75 ZM76 ZVAS'.split(' ');

  it.each(known)('%s is known, so its meter request counts', (code) => {
    expect(isOnboardingCode(code)).toBe(true);
    expect(meterRequestCounts(code)).toBe(true);
  });

  it.each(['ZM01', 'ZM77', 'zm02', '', undefined])('rejects the onboarding code %j', (code) => {
    expect(isOnboardingCode(code)).toBe(false);
    expect(meterRequestCounts(code)).toBe(false);
  });

  it('lists the twelve onboarding codes', () => {
    expect(ONBOARDING_CODES).toEqual(known);
  });
});

it.each([
  ['Switch', true],
  ['SWITCH', true],
  ['ZQAT', true],
  ['Voltura', false],
  ['', false],
  [undefined, false],
])('returns for a quotation because of %j whether it counts: %s (contratto.avvio.5)', (reason, expected) => {
  expect(quotationCounts(reason)).toBe(expected);
});

it.each([
  [' switch ', true],
  ['sWiTcH', true],
  ['zqat', true],
  [' ZQAT ', true],
  ['Switching', false],
  ['Pre switch', false],
  ['ZQA', false],
  ['ZM71', false],
  [' ', false],
])('returns for reason %j whether it is a switch: %s (contratto.avvio.5)', (reason, expected) => {
  expect(quotationCounts(reason)).toBe(expected);
});

it('returns ZQAT as the code of a switch (contratto.avvio.2)', () => {
  expect(SWITCH_ONBOARDING_CODE).toBe('ZQAT');
});

it.each([
  [{ statusId: ' ', progress: 50 }, false],
  [{ statusId: '1', progress: 101 }, false],
  [{ statusId: '', progress: 100 }, false],
])('returns for %j whether it is listed: %s (contratto.avvio.4)', (item, expected) => {
  expect(isListedOnboarding(item)).toBe(expected);
});

it.each([
  [-1, 'IN_ATTIVAZIONE'],
  [0, 'ANNULLATO'],
  [1, 'IN_ATTIVAZIONE'],
] as const)('maps progress %s to %s (contratto.avvio.3)', (progress, status) => {
  expect(onboardingStatus(progress)).toBe(status);
});
