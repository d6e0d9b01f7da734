import { expect, it } from 'vitest';
import { BILL_DELIVERY_CODES, billDeliveryCode, NOTIFICATION_ON } from './delivery.ts';

it('returns the stored codes of delivery (recapito.modello.1, recapito.chiamate.3)', () => {
  expect(BILL_DELIVERY_CODES).toEqual({ WEB: '02', PAPER: '03' });
  expect(NOTIFICATION_ON).toBe('X');
});

it.each([
  [true, true, '03'],
  [true, false, '03'],
  [false, true, '02'],
  [false, false, undefined],
])('maps a paper bill %s and a web bill %s to %s (recapito.modello.1)', (isPaperBill, isWebBill, code) => {
  expect(billDeliveryCode({ isPaperBill, isWebBill })).toBe(code);
});
