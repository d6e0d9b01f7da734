import {
  addDays,
  BILLED_MONTHS,
  dayInRome,
  DELIVERY_FREQUENCIES,
  isAboutBills,
  isOneOf,
  replyDays,
  type CaseKind,
  type Contract,
  type Day,
  type Instant,
  type ModuleStates,
} from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PublicConfig } from '@sportello/calls';
import type { Origin } from '../../shared/question/origin.ts';

/** The kinds in plain words, for a customer who has to choose one (reclami.tipi.1). */
export const KIND_NOTES: Readonly<Record<CaseKind, MessageDescriptor>> = {
  RECLAMO: msg`Qualcosa non è andato come doveva: un servizio, una risposta, un contratto.`,
  INFORMAZIONI: msg`Vuoi una risposta scritta su contratto, prezzi o bollette.`,
  RETTIFICA: msg`Letture o consumi della bolletta sono sbagliati: chiedi di rifarla.`,
  BOLLETTA_ANOMALA: msg`L’importo è molto più alto delle bollette di prima.`,
  DOPPIA_FATTURAZIONE: msg`Lo stesso periodo è in due bollette, anche di un altro fornitore.`,
  PRESCRIZIONE: msg`La bolletta chiede consumi di più di due anni fa.`,
  INTERVENTO: msg`Il tecnico è arrivato tardi, o il lavoro non è fatto bene.`,
};

const ABOUT_A_BILL = [
  'RETTIFICA',
  'BOLLETTA_ANOMALA',
  'DOPPIA_FATTURAZIONE',
  'PRESCRIZIONE',
] as const satisfies readonly CaseKind[];

/** Returns the kinds to choose from, the likeliest first; those about things that the customer can't have are left out. */
export function kindsFor(origin: Origin | undefined, modules: ModuleStates): readonly CaseKind[] {
  return kindsOf(origin).filter((kind) => {
    if (isAboutBills(kind)) return modules.archive === 'ACTIVE';
    return kind !== 'INTERVENTO' || modules.contracts === 'ACTIVE';
  });
}

function kindsOf(origin: Origin | undefined): readonly CaseKind[] {
  if (origin === undefined) return ['RECLAMO', 'INFORMAZIONI', ...ABOUT_A_BILL, 'INTERVENTO'];
  if ('bolletta' in origin) return [...ABOUT_A_BILL, 'RECLAMO', 'INFORMAZIONI'];
  if ('lettura' in origin) return ['RETTIFICA', 'RECLAMO', 'INFORMAZIONI'];
  return 'intervento' in origin ? ['INTERVENTO', 'RECLAMO', 'INFORMAZIONI'] : ['RECLAMO', 'INFORMAZIONI'];
}

interface Sending {
  readonly contract: Contract | undefined;
  readonly now: Instant;
  /** The provider's own days, where they are fewer than the law's. */
  readonly own: PublicConfig['caseReplyDays'];
}

/** Returns the last day of the reply to what is sent now, before the server answers (reclami.termini.2). */
export function replyDayOf(kind: CaseKind, { contract, now, own = {} }: Sending): Day {
  const type = contract?.type === 'COMMODITY' ? contract.commodity.billingType : undefined;
  const months = type !== undefined && isOneOf(DELIVERY_FREQUENCIES, type) ? BILLED_MONTHS[type] : undefined;
  return addDays(dayInRome(now), replyDays(kind, months, { replyDays: own }));
}
