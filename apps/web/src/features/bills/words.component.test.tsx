import type { Bill } from '@sportello/domain';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { dueWords } from './words.ts';

const today = '2026-11-20';
const now = Date.parse('2026-11-20T10:00:00Z');
const bill = {
  status: 'IN_SCADENZA',
  paymentMethod: 'BOLLETTINO_POSTALE',
  openAmount: 12_345,
  amount: 12_345,
  expirationDate: '2026-11-30',
} as Bill;
const debited = { paymentMethod: 'ADDEBITO_CONTO_CORRENTE' } as const;

beforeAll(() => i18n.loadAndActivate({ locale: 'it', messages: {} }));

it.each<[string, Partial<Bill>, string | undefined]>([
  ['due', {}, 'Paga entro'],
  ['overdue', { status: 'SCADUTA', expirationDate: '2026-11-01' }, 'Scaduta'],
  ['waiting for its debit', debited, 'Addebito automatico'],
  ['being debited', { ...debited, debitOutcome: 'IN_CORSO' }, 'Addebito in corso: non devi fare nulla'],
  ['debited in vain', { ...debited, status: 'SCADUTA', debitOutcome: 'FALLITO' }, 'Addebito non riuscito: paga adesso'],
  ['debited in vain before its day', { ...debited, debitOutcome: 'FALLITO' }, 'Addebito non riuscito: paga adesso'],
  ['paid', { status: 'PAGATA', openAmount: 0, paymentDate: '2026-11-18' }, 'Pagata il 18 novembre 2026'],
  ['to one’s credit', { status: 'DA_NON_PAGARE', amount: -500, openAmount: 0 }, 'lo detraiamo dalla prossima bolletta'],
])('says what is to be done about a bill that is %s (bolletta.pagabile.2)', (_, changes, words) => {
  expect(dueWords({ ...bill, ...changes }, today, now)).toContain(words);
});
