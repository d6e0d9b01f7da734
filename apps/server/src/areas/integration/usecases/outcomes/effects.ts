import type { ChangeMatter, Outcome } from '@sportello/domain';
import { invalidateAll, type Invalidation } from '../../../../db/invalidations.ts';
import type { ChangeRow, OutcomeLine } from '../../queries/changes.ts';
import { reopenAccount } from '../../../profile/queries/closing.ts';
import type { Database } from '../../../../db/database.ts';
import type { Writing } from '../../../../shared/context.ts';
import type { Doer } from '../../../../events/event.ts';
import { activateMethod, dropMethod } from './payment.ts';
import { confirmBooking, rejectBooking } from './booking.ts';
import { moveReadingOn, rejectReading, validateReading } from './reading.ts';
import { answerMessage } from './request.ts';
import { bringBackDelivery, bringBackSupply } from './supply.ts';

/** A change, and what was said of it. */
export interface Moved {
  readonly change: ChangeRow;
  readonly told: Omit<OutcomeLine, 'line' | 'change' | 'subject'>;
}

/** What is known where an outcome is done. */
export interface Work extends Moved {
  readonly services: Writing;
  /** Inside the transaction of the outcome. */
  readonly db: Database;
  readonly by: Doer;
  readonly now: Date;
}

/** Does what an outcome means here; answers why it can't be so, or nothing. Checks before it writes. */
export type Effect = (work: Work) => Promise<string | undefined>;

/** What outcomes do to each matter, beside being told (fornitore.esiti.4); what is absent changes nothing. */
export const EFFECTS: Readonly<Record<ChangeMatter, Partial<Record<Outcome, Effect>>>> = {
  PAGAMENTO: { ATTIVA: activateMethod, RIFIUTATA: dropMethod },
  RECAPITO: { RIFIUTATA: bringBackDelivery },
  NOME_FORNITURA: { RIFIUTATA: bringBackSupply },
  NOME_ABITAZIONE: { RIFIUTATA: bringBackSupply },
  // A contact was proved by a code that was sent to it: it stays, whatever other systems make of it.
  CONTATTO: {},
  AUTOLETTURA: { PRESA_IN_CARICO: moveReadingOn, ATTIVA: validateReading, RIFIUTATA: rejectReading },
  DATI_CATASTALI: { RIFIUTATA: bringBackSupply },
  RICHIESTA: { ATTIVA: answerMessage, RIFIUTATA: answerMessage },
  CHIUSURA: { RIFIUTATA: letInAgain },
  INTERVENTO: { ATTIVA: confirmBooking, RIFIUTATA: rejectBooking },
  PREVENTIVO: {},
};

/** The closing is refused: the customer signs in again as before (fornitore.esiti.4). */
async function letInAgain({ db, change }: Work): Promise<string | undefined> {
  const isBack = await reopenAccount(db, change.customerCode);
  return isBack ? undefined : 'the account is erased, or was opened again';
}

/** Which part of the app has something new beside the changes themselves; what is absent says it by itself. */
const INVALIDATIONS: Partial<Record<ChangeMatter, Exclude<Invalidation['about'], 'session-ended'>>> = {
  PAGAMENTO: 'contracts',
  RECAPITO: 'contracts',
  NOME_FORNITURA: 'contracts',
  NOME_ABITAZIONE: 'contracts',
  DATI_CATASTALI: 'contracts',
};

/** Lets the open apps of the customers know (fornitore.esiti.5). */
export async function invalidateOnChanges(db: Database, changes: readonly ChangeRow[]): Promise<void> {
  await invalidateAll(
    db,
    changes.flatMap(({ matter, customerCode }) => {
      const topics = ['changes', INVALIDATIONS[matter]] as const;
      return topics.flatMap((about) => (about === undefined ? [] : [{ about, customerCode }]));
    }),
  );
}
