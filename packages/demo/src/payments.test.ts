import { isItalianIban, isNextMethodPending, PAYMENT_METHOD_CODES } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { buildProvider } from './index.ts';

const provider = buildProvider({ today: '2026-11-24' });
const methods = provider.paymentMethods;
const contracts = [...provider.commodityContracts, ...provider.vasContracts];

const found = (values: readonly (string | null)[]) => [...new Set(values)].filter((value) => value !== null).sort();

describe('how the demo’s accounts are paid', () => {
  it('gives every account one payment method, of its own customer', () => {
    const accounts = contracts.flatMap(({ contractAccount, customerCode }) =>
      contractAccount === null ? [] : [`${customerCode} ${contractAccount}`],
    );
    const said = methods.map(({ contractAccount, customerCode }) => `${customerCode} ${contractAccount}`);
    expect(said.toSorted()).toEqual(found(accounts));
  });

  it('shows all ten codes', () => {
    expect(found(methods.map(({ methodCode }) => methodCode))).toEqual([...PAYMENT_METHOD_CODES].sort());
  });

  it('shows every type, status and circuit', () => {
    expect(found(methods.map(({ type }) => type))).toHaveLength(10);
    expect(found(methods.map(({ status }) => status))).toEqual([
      'Attivo',
      'Disattivato',
      'In Attivazione',
      'In Disattivazione',
    ]);
    expect(found(methods.map(({ cardCircuit }) => cardCircuit))).toEqual([
      'American Express',
      'Maestro',
      'Mastercard',
      'Visa',
    ]);
    expect(found(methods.map(({ cardKind }) => cardKind))).toEqual(['CREDITO', 'DEBITO', 'PREPAGATA']);
  });

  it('gives next payment methods that are pending, and some that are not', () => {
    const next = methods.filter(({ futureMandate }) => futureMandate !== null);
    const pending = next.filter(({ currentMandate, futureMandate, futureIban }) =>
      isNextMethodPending({
        currentMandate: currentMandate ?? undefined,
        futureMandate: futureMandate ?? undefined,
        futureIban: futureIban ?? undefined,
      }),
    );
    expect(pending.length).toBeGreaterThan(1);
    expect(next.length).toBeGreaterThan(pending.length);
  });

  it('gives valid IBANs once each, and valid mandate references and card data', () => {
    const ibans = methods
      .flatMap(({ debitIban, futureIban }) => [debitIban, futureIban])
      .filter((iban) => iban !== null);
    expect(ibans.filter((iban) => !isItalianIban(iban))).toEqual([]);
    expect(new Set(ibans).size).toBe(ibans.length);
    const mandates = found(methods.map(({ currentMandate }) => currentMandate));
    expect(mandates.filter((reference) => !/^EE\d{32}$/.test(reference ?? ''))).toEqual([]);
    const cards = methods.filter(({ type }) => type === 'CARTA');
    expect(cards.filter(({ cardExpiry }) => !/^(0[1-9]|1[0-2])\/20\d\d$/.test(cardExpiry ?? ''))).toEqual([]);
    expect(cards.filter(({ cardLastDigits }) => !/^\d{4}$/.test(cardLastDigits ?? ''))).toEqual([]);
  });

  it('charges every service that runs, on its account', () => {
    const running = provider.vasContracts.filter(({ sourceState }) => !['Cessato', 'Annullato'].includes(sourceState));
    expect(provider.vasCharges.map(({ contractCode }) => contractCode)).toEqual(running.map(({ code }) => code));
    for (const { contractCode, contractAccount } of provider.vasCharges) {
      expect(provider.vasContracts.find(({ code }) => code === contractCode)).toMatchObject({ contractAccount });
    }
  });
});
