import type { Instant } from '../shared/day.ts';
import type { NoticeChannel } from './kinds.ts';

/** Steps of a notice in the ledger (comunicazioni.passi.1). */
export const NOTICE_STEPS = [
  'PREPARATA',
  'INVIATA',
  'CONSEGNATA',
  'NON_CONSEGNATA',
  'APERTA',
  'CONFERMATA',
  'DA_SPEDIRE',
  'SPEDITA',
] as const;
export type NoticeStep = (typeof NOTICE_STEPS)[number];

/** The steps that prove delivery, the strongest first (comunicazioni.prova.1). */
export const NOTICE_PROOFS = ['CONFERMATA', 'APERTA', 'CONSEGNATA'] as const satisfies readonly NoticeStep[];

export interface LedgerStep {
  readonly step: NoticeStep;
  readonly at: Instant;
  readonly channel: NoticeChannel | undefined;
}

/** States of a notice: the first step of this order that it has (comunicazioni.stati.1). */
const NOTICE_STATE_ORDER = [
  ...NOTICE_PROOFS,
  'SPEDITA',
  'DA_SPEDIRE',
  'NON_CONSEGNATA',
  'INVIATA',
] as const satisfies readonly NoticeStep[];

export const NOTICE_STATE_LABELS = {
  PREPARATA: 'In preparazione',
  INVIATA: 'Inviata',
  CONSEGNATA: 'Consegnata',
  NON_CONSEGNATA: 'Non consegnata',
  APERTA: 'Aperta',
  CONFERMATA: 'Confermata',
  DA_SPEDIRE: 'In arrivo per posta',
  SPEDITA: 'Spedita',
} as const satisfies Record<NoticeStep, string>;

/** Returns true for a step that proves delivery; sending alone never does (comunicazioni.prova.1). */
export function isProof(step: NoticeStep): boolean {
  return (NOTICE_PROOFS as readonly NoticeStep[]).includes(step);
}

/** Returns the state of a notice (comunicazioni.stati.1). */
export function noticeState(steps: readonly Pick<LedgerStep, 'step'>[]): NoticeStep {
  return NOTICE_STATE_ORDER.find((state) => steps.some(({ step }) => step === state)) ?? 'PREPARATA';
}

/** Returns the moment since which delivery is proved; undefined without proof (comunicazioni.prova.1). */
export function provedAt(steps: readonly LedgerStep[]): Instant | undefined {
  const proofs = steps.filter(({ step }) => isProof(step)).map(({ at }) => at);
  return proofs.length === 0 ? undefined : Math.min(...proofs);
}
