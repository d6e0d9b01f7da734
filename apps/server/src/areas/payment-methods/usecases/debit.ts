import { isFiscalCode, isVatNumber } from '@sportello/domain';
import { endMandates, insertMandate } from '../queries/payment-changes.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { GoodMethod } from './change.ts';
import { ibanAnswer, maskIban } from './iban.ts';
import { mandateInForce, newMandateReference } from './mandate.ts';
import { takeMethod } from './take.ts';

interface DebitRequest {
  readonly name: string;
  readonly surname: string;
  readonly fiscalCode: string;
  readonly iban: string;
  readonly signedOn: string;
  /** Digest of the mandate text that the customer saw, if the app sends it. */
  readonly shown: string | undefined;
}

/**
 * Creates a mandate for each account with the text shown. It is the account's future mandate (pagamento.futuro.2):
 * the current method stays until the provider's systems have activated it with the bank.
 */
export function goodDebit(services: Services, request: DebitRequest, now: Date): GoodMethod {
  const { name, surname, fiscalCode, iban, signedOn, shown } = request;
  if (ibanAnswer(iban).valido !== 'Y') throw new ApiError('ERROR_CHECK_IBAN');
  if (!isFiscalCode(fiscalCode) && !isVatNumber(fiscalCode)) throw invalidFieldError('codiceFiscale', 'NOT_VALID');
  const mandate = mandateInForce(services);
  // The customer has read a different text from the one to be stored.
  if (shown !== undefined && shown !== mandate.digest) throw new ApiError('CHANGED_MEANWHILE');

  const take: GoodMethod['take'] = async (db, seen, changeId) => {
    const { customerCode, contractAccount } = seen;
    const reference = newMandateReference();
    const { currentMandate } = await takeMethod(db, seen, { futureMandate: reference, futureIban: iban }, now);
    await insertMandate(db, {
      reference,
      customerCode,
      contractAccount,
      changeId,
      name,
      surname,
      fiscalCode,
      iban,
      creditorIdentifier: mandate.identifier,
      creditorName: mandate.name,
      text: mandate.text,
      signedOn,
      acceptedAt: now,
    });
    // A pending mandate ends now; the current one stays until the new one is active.
    const inForce = currentMandate === null ? [] : [currentMandate];
    await endMandates(db, contractAccount, [reference, ...inForce], now);
    return reference;
  };
  return {
    take,
    facts: { creditorIdentifier: mandate.identifier, iban, name, surname, fiscalCode },
    letter: (mandates) => ({
      template: 'debit-requested',
      iban: maskIban(iban),
      mandates: mandates.map(({ contractAccount, riferimentoMandato }) => ({
        contractAccount,
        reference: riferimentoMandato ?? '',
      })),
      mandateText: mandate.text,
    }),
  };
}
