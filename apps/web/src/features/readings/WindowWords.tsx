import type { Instant, SupplyAwaitedReading } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { longDay } from '../../ui/moments.ts';

export function WindowWords({ awaited, now }: { awaited: SupplyAwaitedReading; now: Instant }) {
  const { isOpen, obstacle, opensOn, closesOn } = awaited;
  if (isOpen && closesOn !== undefined) return <Trans>da inviare entro {longDay(closesOn, now)}</Trans>;
  if (opensOn === undefined) return null;
  return obstacle === 'GIA_INVIATA' ? (
    <Trans>inviata; la prossima da {longDay(opensOn, now)}</Trans>
  ) : (
    <Trans>da {longDay(opensOn, now)}</Trans>
  );
}
