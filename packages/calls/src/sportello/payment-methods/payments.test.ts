import { describe, expect, it } from 'vitest';
import { readSample } from '../../mechanism/sample.ts';
import { invalidFields } from '../../mechanism/parsing/invalid-fields.ts';
import { beginCard, givenCard } from './cards.ts';
import { changePayments, toPaymentsChange } from './changePayments.ts';

const requested = {
  kind: 'BANK_DEBIT',
  name: 'Giulia',
  surname: 'Ferri',
  fiscalCode: 'frrgli85m41f205v',
  iban: 'it60 x054 2811 1010 0000 0123 456',
} as const;

describe('one method for several accounts', () => {
  it('writes the change of several accounts like a change of one, with the version of each', () => {
    const accounts = [{ account: '500000000001', methodCode: 'P', version: '2' }];
    expect(toPaymentsChange(accounts, requested, '2026-11-20')).toEqual(changePayments.example.request.body);
  });

  it('takes the fields of its method, and no other', () => {
    const body = { ...changePayments.example.request.body, tokenID: 'pm_1' };
    expect(invalidFields(changePayments.body, body)).toEqual([{ campo: 'tokenID', codice: 'NOT_EXPECTED' }]);
  });
});

describe('a card that was given', () => {
  it('reads an unknown circuit of a card as the default one (pagamento.modello.5)', async () => {
    const { answer } = givenCard.example;
    const { model } = await readSample(givenCard, { ...answer, carta: { ...answer.carta, circuito: null } });
    expect(model).toMatchObject({ state: 'SUCCEEDED', tokenId: 'pm_1Example', card: { circuit: 'MASTERCARD' } });
  });

  it.each([
    ['IN_CORSO', 'OPEN'],
    ['NON_RIUSCITA', 'ENDED'],
    ['NON_MEMORIZZABILE', 'NOT_TOKENIZABLE'],
  ])('reads the state %s as %s, without a card', async (stato, state) => {
    const { model } = await readSample(givenCard, { stato, tokenID: null, carta: null });
    expect(model).toEqual({ state });
  });

  it.each(['https://example.com/my-edison', '//example.com', '/login', '/my-edison/..', '/my-edison/a?b=c'])(
    'does not come back to %s',
    (ritorno) => {
      expect(invalidFields(beginCard.body, { ritorno })).toEqual([{ campo: 'ritorno', codice: 'NOT_A_PAGE' }]);
    },
  );
});
