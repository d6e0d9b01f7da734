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

/** How a supply is paid; one that has no account yet is paid in no way that is known. */
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

/** How a service is paid on one of its accounts. */
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

/** What a service costs, how often, and on which accounts. */
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
 * The account on which a service is paid: its own, else its supply's. Without either it is
 * 'Contract not found' (contratto.chiamate.10).
 */
async function accountOfService({ db }: Services, { customerCode }: CustomerActor, code: string): Promise<string> {
  const accounts = await findServiceAccounts(db, customerCode, code);
  if (!accounts) throw new ApiError('NOT_FOUND');
  const account = accounts.own ?? accounts.linked;
  if (account === null) throw new ApiError('CONTRACT_NOT_FOUND');
  return account;
}

/** A row in the words of the wire; which next method is pending the reader derives. */
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
