import type { ChangeMatter, Outcome } from '@sportello/domain';
import { invalidateAll, type Invalidation } from '../../../../db/invalidations.ts';
import type { ChangeRow } from '../../queries/changes.ts';
import { reopenAccount } from '../../../profile/queries/closing.ts';
import type { Database } from '../../../../db/database.ts';
import { activateMethod, dropMethod } from './payment.ts';
import { confirmBooking, rejectBooking } from './booking.ts';
import { moveReadingOn, rejectReading, validateReading } from './reading.ts';
import { replyToCase, takeCaseOn } from './case.ts';
import { deductIndemnity, keepIndemnity } from './credit.ts';
import { completeRequest, moveRequest, stopRequest } from './supply-request.ts';
import type { Effect, Work } from './effect.ts';
import { answerMessage } from './request.ts';
import { bringBackDelivery, bringBackSupply } from './supply.ts';

/** Effects of outcomes by matter, besides notifications (fornitore.esiti.4); an absent entry has no effect. */
export const EFFECTS: Readonly<Record<ChangeMatter, Partial<Record<Outcome, Effect>>>> = {
  PAGAMENTO: { ATTIVA: activateMethod, RIFIUTATA: dropMethod },
  RECAPITO: { RIFIUTATA: bringBackDelivery },
  NOME_FORNITURA: { RIFIUTATA: bringBackSupply },
  NOME_ABITAZIONE: { RIFIUTATA: bringBackSupply },
  // A contact was proven by a code, so it stays whatever other systems report.
  CONTATTO: {},
  AUTOLETTURA: { PRESA_IN_CARICO: moveReadingOn, ATTIVA: validateReading, RIFIUTATA: rejectReading },
  DATI_CATASTALI: { RIFIUTATA: bringBackSupply },
  RICHIESTA: { ATTIVA: answerMessage, RIFIUTATA: answerMessage },
  RECLAMO: { PRESA_IN_CARICO: takeCaseOn, ATTIVA: replyToCase, RIFIUTATA: replyToCase },
  CHIUSURA: { RIFIUTATA: letInAgain },
  INTERVENTO: { ATTIVA: confirmBooking, RIFIUTATA: rejectBooking },
  PREVENTIVO: {},
  INDENNIZZO: { ATTIVA: deductIndemnity, RIFIUTATA: keepIndemnity },
  // The contract's new state comes with the provider's files.
  RECESSO: {},
  PRATICA: { PRESA_IN_CARICO: moveRequest, ATTIVA: completeRequest, RIFIUTATA: stopRequest },
};

/** A rejected closing reopens the account (fornitore.esiti.4). */
async function letInAgain({ db, change }: Work): Promise<string | undefined> {
  const isBack = await reopenAccount(db, change.customerCode);
  return isBack ? undefined : 'the account is erased, or was opened again';
}

/** Invalidation events by matter besides that of the changes; absent matters send their own. */
const INVALIDATIONS: Partial<Record<ChangeMatter, Exclude<Invalidation['about'], 'session-ended'>>> = {
  PAGAMENTO: 'contracts',
  RECAPITO: 'contracts',
  NOME_FORNITURA: 'contracts',
  NOME_ABITAZIONE: 'contracts',
  DATI_CATASTALI: 'contracts',
  INDENNIZZO: 'cases',
};

/** Sends invalidation events to the customers' open apps (fornitore.esiti.5). */
export async function invalidateOnChanges(db: Database, changes: readonly ChangeRow[]): Promise<void> {
  await invalidateAll(
    db,
    changes.flatMap(({ matter, customerCode }) => {
      const topics = ['changes', INVALIDATIONS[matter]] as const;
      return topics.flatMap((about) => (about === undefined ? [] : [{ about, customerCode }]));
    }),
  );
}
