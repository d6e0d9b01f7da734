import type { Instant } from '../shared/day.ts';
import type { NoticeChannel } from './kinds.ts';
import { isProof, type LedgerStep } from './steps.ts';

const DAY = 24 * 60 * 60_000;

/** Channels that we send by ourselves, in their order (comunicazioni.canali.1). */
const SENT_CHANNELS = ['EMAIL', 'SMS'] as const satisfies readonly NoticeChannel[];
export type SentChannel = (typeof SENT_CHANNELS)[number];

export interface NoticeProgress {
  readonly steps: readonly Pick<LedgerStep, 'step' | 'channel'>[];
  /** When the notice was given to each channel. */
  readonly givenTo: Readonly<Partial<Record<SentChannel, Instant>>>;
  /** Channels by which the customer can be reached. */
  readonly reachable: readonly SentChannel[];
  /** Days without proof after which the next channel follows. */
  readonly waitDays: number;
  readonly now: Instant;
}

export type NextNoticeStep =
  | { readonly next: 'PREPARE' | 'POST' | 'NOTHING' }
  | { readonly next: 'SEND'; readonly channel: SentChannel }
  | { readonly next: 'WAIT'; readonly until: Instant };

/**
 * Returns what follows for a notice: by mail, then by SMS, then by registered post, each after a failure or after
 * days without proof (comunicazioni.canali.1).
 */
export function nextNoticeStep({ steps, givenTo, reachable, waitDays, now }: NoticeProgress): NextNoticeStep {
  if (!steps.some(({ step }) => step === 'PREPARATA')) return { next: 'PREPARE' };
  if (steps.some(({ step }) => isProof(step) || step === 'DA_SPEDIRE' || step === 'SPEDITA'))
    return { next: 'NOTHING' };
  for (const channel of SENT_CHANNELS) {
    const at = givenTo[channel];
    if (at === undefined) {
      if (reachable.includes(channel)) return { next: 'SEND', channel };
      continue;
    }
    const isFailed = steps.some((each) => each.step === 'NON_CONSEGNATA' && each.channel === channel);
    const until = at + waitDays * DAY;
    if (!isFailed && now < until) return { next: 'WAIT', until };
  }
  return { next: 'POST' };
}
