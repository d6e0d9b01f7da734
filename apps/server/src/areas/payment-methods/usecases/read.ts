import { eurosFromCents } from '@sportello/domain';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  findPaymentMethod,
  findServiceAccounts,
  findSupplyAccount,
  listVasCharges,
  type PaymentMethodRow,
} from '../queries/payment-methods.ts';
import { NO_VERSION } from '../../../db/version.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';

type PaymentData = AnswerOf<Catalogue['recuperoDatiPagamento']>;

/** Returns the payment method of a supply; without an account it is unknown. */
export async function supplyPayment(
  { db }: Services,
  { customerCode }: CustomerActor,
  asked: { readonly codiceContratto?: string | undefined; readonly codiceQuotation?: string | undefined },
): Promise<PaymentData> {
  const { codiceContratto, codiceQuotation } = asked;
  const which = codiceContratto === undefined ? { quotation: codiceQuotation ?? '' } : { contract: codiceContratto };
  const account = await findSupplyAccount(db, customerCode, which);
  if (account === undefined) throw new ApiError('NOT_FOUND');
  return paymentAnswer(account, account === null ? undefined : await findPaymentMethod(db, customerCode, account));
}

export async function servicePayment(
  services: Services,
  actor: CustomerActor,
  asked: { readonly codiceContrattoVas: string; readonly contractAccount: string },
): Promise<PaymentData> {
  const { db } = services;
  const { codiceContrattoVas, contractAccount } = asked;
  const account = await accountOfService(services, actor, codiceContrattoVas);
  const split = account === contractAccount ? [] : await listVasCharges(db, actor.customerCode, codiceContrattoVas);
  if (account !== contractAccount && !split.some((charge) => charge.contractAccount === contractAccount)) {
    throw new ApiError('NOT_FOUND');
  }
  return paymentAnswer(contractAccount, await findPaymentMethod(db, actor.customerCode, contractAccount));
}

export async function serviceCharges(
  services: Services,
  actor: CustomerActor,
  codiceContrattoVas: string,
): Promise<AnswerOf<Catalogue['recuperoDettagliPagamentoContrattiVas']>> {
  const { db } = services;
  const account = await accountOfService(services, actor, codiceContrattoVas);
  const charges = await listVasCharges(db, actor.customerCode, codiceContrattoVas);
  if (charges.length > 0) {
    return {
      pagamenti: charges.map((charge) => ({
        codiceContrattoVas,
        contractAccount: charge.contractAccount,
        metodoPagamento: charge.methodCode,
        importo: charge.amountCents === null ? null : eurosFromCents(charge.amountCents),
        frequenza: charge.frequency,
        dataProssimoAddebito: charge.nextChargeDay,
      })),
    };
  }
  const method = await findPaymentMethod(db, actor.customerCode, account);
  return {
    pagamenti: [
      {
        codiceContrattoVas,
        contractAccount: account,
        metodoPagamento: method?.methodCode ?? null,
        importo: null,
        frequenza: null,
        dataProssimoAddebito: null,
      },
    ],
  };
}

/**
 * Returns the service's own account or else its supply's; throws 'Contract not found' without either
 * (contratto.chiamate.10).
 */
async function accountOfService({ db }: Services, { customerCode }: CustomerActor, code: string): Promise<string> {
  const accounts = await findServiceAccounts(db, customerCode, code);
  if (!accounts) throw new ApiError('NOT_FOUND');
  const account = accounts.own ?? accounts.linked;
  if (account === null) throw new ApiError('CONTRACT_NOT_FOUND');
  return account;
}

/** Maps a row to the wire format; the client derives which next method is pending. */
export function paymentAnswer(contractAccount: string | null, row: PaymentMethodRow | undefined): PaymentData {
  return {
    contractAccount,
    metodoPagamento: row?.methodCode ?? null,
    metodo: row ? methodAnswer(row) : null,
    mandatoAttuale: row?.currentMandate ?? null,
    mandatoFuturo: row?.futureMandate ?? null,
    ibanFuturo: row?.futureIban ?? null,
    versione: contractAccount === null ? null : (row?.version ?? NO_VERSION),
  };
}

function methodAnswer(row: PaymentMethodRow): PaymentData['metodo'] {
  if (row.status === null) return null;
  const isCard = row.cardLastDigits !== null || row.cardCircuit !== null;
  return {
    id: row.methodId,
    stato: row.status,
    tipo: row.type,
    carta: isCard
      ? {
          intestatario: row.cardHolder,
          ultimeCifre: row.cardLastDigits,
          scadenza: row.cardExpiry,
          circuito: row.cardCircuit,
          tipologia: row.cardKind,
        }
      : null,
    sdd:
      row.debitIban === null
        ? null
        : {
            nome: row.debitName,
            cognome: row.debitSurname,
            IBAN: row.debitIban,
            banca: row.debitBank,
            filiale: row.debitBranch,
            codiceFiscale: row.debitFiscalCode,
          },
  };
}
