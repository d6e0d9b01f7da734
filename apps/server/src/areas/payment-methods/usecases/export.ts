import type { AnswerOf, Catalogue } from '@sportello/calls';
import { listGivenCards } from '../queries/cards.ts';
import { listMandates } from '../queries/payment-changes.ts';
import { listPaymentMethods } from '../queries/payment-methods.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { paymentAnswer } from './read.ts';

type Export = AnswerOf<Catalogue['exportPersonalData']>;

/** Returns the stored payment data for the data export, without the payment provider's card token. */
export async function ownPayments(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<Pick<Export, 'metodiPagamento' | 'mandati' | 'carte'>> {
  const methods = await listPaymentMethods(db, customerCode);
  const mandates = await listMandates(db, customerCode);
  const cards = await listGivenCards(db, customerCode);
  return {
    metodiPagamento: methods.map((row) => {
      const { versione: _, ...method } = paymentAnswer(row.contractAccount, row);
      return method;
    }),
    mandati: mandates.map((mandate) => ({
      riferimento: mandate.reference,
      contractAccount: mandate.contractAccount,
      nome: mandate.name,
      cognome: mandate.surname,
      codiceFiscale: mandate.fiscalCode,
      IBAN: mandate.iban,
      creditore: mandate.creditorName,
      identificativoCreditore: mandate.creditorIdentifier,
      testo: mandate.text,
      dataFirma: mandate.signedOn,
      dataAccettazione: mandate.acceptedAt.toISOString(),
      dataFine: mandate.endedAt?.toISOString() ?? null,
    })),
    carte: cards.map(({ holder, lastDigits, expiry, circuit, createdAt }) => ({
      intestatario: holder,
      ultimeCifre: lastDigits,
      scadenza: expiry,
      circuito: circuit,
      data: createdAt.toISOString(),
    })),
  };
}
