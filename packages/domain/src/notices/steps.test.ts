import { describe, expect, it } from 'vitest';
import { isProof, NOTICE_STEPS, noticeState, provedAt, type NoticeStep } from './steps.ts';

const steps = (...all: readonly NoticeStep[]) => all.map((step, at) => ({ step, at, channel: undefined }));

describe('the state of a notice (comunicazioni.stati.1)', () => {
  it.each([
    [[], 'PREPARATA'],
    [['PREPARATA'], 'PREPARATA'],
    [['PREPARATA', 'INVIATA'], 'INVIATA'],
    [['PREPARATA', 'INVIATA', 'NON_CONSEGNATA'], 'NON_CONSEGNATA'],
    [['PREPARATA', 'INVIATA', 'NON_CONSEGNATA', 'DA_SPEDIRE'], 'DA_SPEDIRE'],
    [['PREPARATA', 'DA_SPEDIRE', 'SPEDITA'], 'SPEDITA'],
    [['PREPARATA', 'INVIATA', 'CONSEGNATA'], 'CONSEGNATA'],
    [['PREPARATA', 'INVIATA', 'APERTA', 'CONSEGNATA'], 'APERTA'],
    [['PREPARATA', 'CONFERMATA', 'APERTA'], 'CONFERMATA'],
  ] as const)('returns of %s: %s', (had, state) => {
    expect(noticeState(steps(...had))).toBe(state);
  });
});

describe('the proof of delivery (comunicazioni.prova.1)', () => {
  it('returns true for three steps alone, and never for sending', () => {
    expect(NOTICE_STEPS.filter(isProof)).toEqual(['CONSEGNATA', 'APERTA', 'CONFERMATA']);
  });

  it('returns the first moment of a proof', () => {
    expect(provedAt(steps('PREPARATA', 'INVIATA'))).toBeUndefined();
    expect(provedAt(steps('PREPARATA', 'INVIATA', 'CONSEGNATA', 'APERTA'))).toBe(2);
  });
});
