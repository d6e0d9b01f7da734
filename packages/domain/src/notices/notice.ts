import type { Day, Instant } from '../shared/day.ts';
import type { NoticeChannel, NoticeKind } from './kinds.ts';
import type { LedgerStep, NoticeStep } from './steps.ts';

/** A legal notice in its customer's list (comunicazioni.cliente.1). */
export interface NoticeSummary {
  readonly number: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly contractCode: string | undefined;
  readonly effectiveDay: Day | undefined;
  readonly state: NoticeStep;
  readonly preparedAt: Instant;
}

/** A step as customer and operator read it, with the proof in words (comunicazioni.cliente.2). */
export interface NoticeStepShown extends LedgerStep {
  /** The recipient's address or number. */
  readonly recipient: string | undefined;
  /** The mail server's answer, the reason of a failure, or the tracking code of registered post. */
  readonly evidence: string | undefined;
}

export interface NoticeDetail extends NoticeSummary {
  /** Undefined if the provider brought its own PDF. */
  readonly text: string | undefined;
  readonly steps: readonly NoticeStepShown[];
}

/** A notice that needs the provider's attention (comunicazioni.operatore.1). */
export interface WatchedNotice {
  readonly number: string;
  readonly customerCode: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly effectiveDay: Day | undefined;
  readonly lastDay: Day | undefined;
  readonly state: NoticeStep;
  readonly channel: NoticeChannel | undefined;
}

export interface NoticeWatch {
  readonly counts: {
    readonly total: number;
    readonly proved: number;
    readonly late: number;
    readonly undelivered: number;
    readonly toPost: number;
  };
  readonly late: readonly WatchedNotice[];
  readonly undelivered: readonly WatchedNotice[];
  readonly toPost: readonly WatchedNotice[];
}

/** The provider's settings of notices. */
export interface NoticeSettings {
  /** Days without proof after which a notice goes to the next channel (comunicazioni.canali.1). */
  readonly escalationDays: number;
}

export const NOTICE_DEFAULTS = { escalationDays: 5 } as const satisfies NoticeSettings;
