import { PAYMENT_REQUEST_CODES } from '@sportello/domain';
import { findSucceededSetup } from '../queries/cards.ts';
import { endMandates } from '../queries/payment-changes.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { GoodMethod } from './change.ts';
import { takeMethod } from './take.ts';

/**
 * Uses a card that this customer has set up; other customers' and failed setups get the same error
 * (pagamento.carta.1). It is active at once, and all mandates end.
 */
export async function goodCard(
  services: Services,
  actor: CustomerActor,
  token: string,
  now: Date,
): Promise<GoodMethod> {
  const setup = await findSucceededSetup(services.db, actor.customerCode, token);
  if (!setup) throw new ApiError('CARD_NOT_USABLE');
  const { lastDigits, holder, expiry, circuit, kind } = setup;
  const take: GoodMethod['take'] = async (db, seen) => {
    const method = {
      methodCode: PAYMENT_REQUEST_CODES.CARD,
      methodId: setup.id,
      status: 'Attivo',
      type: 'CARTA',
      cardHolder: holder,
      cardLastDigits: lastDigits,
      cardExpiry: expiry,
      cardCircuit: circuit,
      cardKind: kind,
      cardToken: token,
      debitName: null,
      debitSurname: null,
      debitIban: null,
      debitBank: null,
      debitBranch: null,
      debitFiscalCode: null,
      currentMandate: null,
      futureMandate: null,
      futureIban: null,
      chosenAt: now,
    } as const;
    await takeMethod(db, seen, method, now);
    await endMandates(db, seen.contractAccount, [], now);
    return null;
  };
  return {
    take,
    // Our setup id, which the payment provider stores with the card; the token stays secret.
    facts: { cardSetup: setup.id },
    letter: (mandates) => ({ template: 'card-set', accounts: mandates.map((each) => each.contractAccount) }),
  };
}
