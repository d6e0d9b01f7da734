import { instantInRome, type Instant, type PushKind } from '@sportello/domain';
import type { Fact } from '../../../events/event.ts';
import type { EventData } from '../../../events/catalogue.ts';
import type { StepFacts } from '../../messages/usecases/step-words.ts';

export interface Pushed {
  readonly kind: PushKind;
  readonly isUrgent: boolean;
  /** A later push about the same subject replaces an earlier one; null: none does. */
  readonly subject: string | null;
  /** The moment after which the push is useless, if before the end of its kind's life. */
  readonly uselessAt?: Instant;
}

const alone = (kind: PushKind): Pushed => ({ kind, isUrgent: false, subject: null });
const latest = (kind: PushKind): Pushed => ({ kind, isUrgent: false, subject: '' });

/** Steps of an intervention that nobody should have to open the area for. */
const visitSteps: Partial<Record<StepFacts['step'], { readonly isUrgent: boolean }>> = {
  CONCORDA: { isUrgent: false },
  RITIRA: { isUrgent: false },
  RITARDO: { isUrgent: false },
  PROMEMORIA: { isUrgent: false },
  ANNULLA: { isUrgent: false },
  RIPUDIA: { isUrgent: false },
  IN_VIAGGIO: { isUrgent: true },
  RITARDO_PREVISTO: { isUrgent: true },
  VIDEOCHIAMATA_APERTA: { isUrgent: true },
  VIDEOCHIAMATA_ATTESA: { isUrgent: true },
};

/** Returns the push that an event brings (push.tipi.1), or undefined. */
export function pushOf(fact: Fact): Pushed | undefined {
  switch (fact.kind) {
    case 'BILL_ISSUED':
    case 'BILL_ANOMALOUS':
      return latest('BOLLETTA');
    case 'BILL_DUE_SOON':
    case 'BILL_OVERDUE':
      return latest('SCADENZA');
    case 'DEBIT_RETURNED':
      return alone('ADDEBITO');
    case 'READING_WINDOW_OPEN':
    case 'READING_WINDOW_CLOSING':
      return latest('LETTURA');
    case 'CONSUMPTION_THRESHOLD_PASSED':
      return latest('SOGLIA');
    case 'CHANGE_MOVED':
    case 'SUPPLY_REQUEST_MOVED':
      return alone('MODIFICA');
    case 'INTERVENTION_MOVED':
      return ofStep(fact.data);
    default:
      return undefined;
  }
}

function ofStep({ step, interventionId, day, starts }: EventData['INTERVENTION_MOVED']): Pushed | undefined {
  if (step === 'INVIA_PREVENTIVO') return alone('PREVENTIVO');
  const visit = visitSteps[step];
  if (visit === undefined) return undefined;
  const isReminder = step === 'PROMEMORIA' && day !== null && starts !== null;
  return {
    kind: 'VISITA',
    isUrgent: visit.isUrgent,
    subject: interventionId,
    ...(isReminder && { uselessAt: instantInRome(day, starts) }),
  };
}
