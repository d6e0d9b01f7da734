import { billDocument, pathOf, type AnswerOf, type Catalogue, type ParsedRequestOf } from '@sportello/calls';
import { DOCUMENT_VIEW_MODES, eurosFromCents } from '@sportello/domain';
import { findBill, findComparable, listBillLines, listBillReadings, listInstalments } from '../queries/bills.ts';
import { listDeductedCredits } from '../../cases/queries/credits.ts';
import { listBillDisputes } from '../../cases/queries/disputes.ts';
import { caseNumberOf } from '../../cases/usecases/case-number.ts';
import { listReversalsOfBill } from '../../paying/queries/payment-reversals.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { billAnswer, billLineAnswer, billReadingAnswer } from './answers.ts';
import { billEssentials } from './essentials.ts';

type Asked = ParsedRequestOf<Catalogue['recuperoDettaglioBolletta']>['query'];

const reversalKinds = { REFUND: 'RIMBORSO', DISPUTE: 'STORNO', DEBIT: 'ADDEBITO' } as const;

/** Returns one bill in full; `tipologia` VAS finds only invoices of services. */
export async function billDetail(
  { db, apiPrefix }: Services,
  { customerCode }: CustomerActor,
  { numeroBolletta, tipologia }: Asked,
): Promise<AnswerOf<Catalogue['recuperoDettaglioBolletta']>> {
  const bill = await findBill(db, customerCode, numeroBolletta);
  if (!bill || (tipologia === 'VAS' && bill.vasContractCode === null)) throw new ApiError('NOT_FOUND');
  const lines = await listBillLines(db, [bill.id]);
  const readings = await listBillReadings(db, [bill.id]);
  const instalments = await listInstalments(db, customerCode, bill.number);
  const reversals = await listReversalsOfBill(db, bill.id);
  const disputes = await listBillDisputes(db, bill.id);
  const credits = await listDeductedCredits(db, customerCode, bill.number);
  const essentials = await billEssentials(db, bill);
  const { previous, yearBefore } = await findComparable(db, bill);
  return {
    bolletta: {
      ...billAnswer(bill),
      pod: bill.pod,
      pdr: bill.pdr,
      voci: lines.map(billLineAnswer),
      consumo: bill.consumption,
      unitaMisura: bill.consumptionUnit,
      letture: readings.map(billReadingAnswer),
      offerta: {
        nome: bill.offerName,
        codice: bill.offerCode,
        scadenza: bill.offerExpiry,
        condizioni: bill.offerConditions,
      },
      pagamento: {
        codiceAvviso: bill.noticeCode,
        codiceFiscaleBeneficiario: bill.issuerVatNumber,
        contoCorrentePostale: bill.postalAccount,
        iban: bill.transferIban,
        causale: bill.transferReference,
      },
      rate: instalments.map(billAnswer),
      storni: reversals.map(({ kind, paymentId, paidAt, at, cents, reason }) => ({
        tipo: reversalKinds[kind],
        pagamento: paymentId,
        dataPagamento: paidAt,
        data: at,
        importo: eurosFromCents(cents),
        motivo: reason,
      })),
      contestazioni: disputes.map(({ kind, amountCents, startedAt, endedAt, caseId, receivedAt, end }) => ({
        tipo: kind,
        importo: eurosFromCents(amountCents),
        reclamo: caseNumberOf({ id: caseId, receivedAt }),
        dal: startedAt.toISOString(),
        al: endedAt?.toISOString() ?? null,
        esito: end,
      })),
      importoAbituale: bill.usualCents === null ? null : eurosFromCents(bill.usualCents),
      crediti: credits.map(({ amountCents, caseId, receivedAt }) => ({
        importo: eurosFromCents(amountCents),
        reclamo: caseNumberOf({ id: caseId, receivedAt }),
      })),
      essenziali: essentials,
      documenti: Object.values(DOCUMENT_VIEW_MODES).map((modalita) => ({
        modalita,
        link: `${apiPrefix}${pathOf(billDocument).replace('{numero}', encodeURIComponent(bill.number))}?modalita=${modalita}`,
      })),
      bollettaPrecedente: previous,
      bollettaAnnoPrecedente: yearBefore,
    },
  };
}
