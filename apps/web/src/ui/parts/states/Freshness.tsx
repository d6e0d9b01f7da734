import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { use, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { keptMoment, timeWords } from '../../moments.ts';
import classes from './Freshness.module.css';
import { PageFreshness, type createPageFreshness, type Fresh } from './page-freshness.ts';

export interface FreshnessProps extends Fresh {
  /** The refetch failed. */
  isStale?: boolean;
  /** Shows it here for the whole page, in place of the page's foot. */
  isHere?: boolean;
}

/** Announces to the page how fresh a part is; a stale part, or one on no page, shows it itself (aspetto.disposizione.4). */
export function Freshness({
  at,
  isKept = false,
  isStale = false,
  isHere = false,
  isRefreshing,
  onRefresh,
}: FreshnessProps) {
  const id = useId();
  const page = use(PageFreshness);
  useEffect(
    () => (isStale ? undefined : page?.put(id, { at, isKept, isRefreshing, onRefresh })),
    [page, id, at, isKept, isStale, isRefreshing, onRefresh],
  );
  useEffect(() => (isHere ? page?.place() : undefined), [page, isHere]);
  if (page === undefined || isStale) return <Line {...{ at, isKept, isStale, isRefreshing, onRefresh }} />;
  return isHere ? <WholeFreshness page={page} at="HERE" /> : null;
}

interface WholeFreshnessProps {
  page: ReturnType<typeof createPageFreshness>;
  at: 'HERE' | 'FOOT';
}

/** Shows once how fresh a whole page is. */
export function WholeFreshness({ page, at }: WholeFreshnessProps) {
  const whole = useSyncExternalStore(page.subscribe, at === 'FOOT' ? page.foot : page.whole);
  return whole === undefined ? null : <Line {...whole} />;
}

/** Shows the time of the data with a refresh button: "aggiornato alle 10:42". */
function Line({ at, isKept = false, isStale = false, isRefreshing, onRefresh }: Omit<FreshnessProps, 'isHere'>) {
  const { t } = useLingui();
  const time = timeWords(at);
  const [now] = useState(Date.now);
  return (
    <span className={classes['freshness']}>
      {isKept ? (
        <Trans>Dati di {keptMoment(at, now)}</Trans>
      ) : isStale ? (
        <span role="status" className={classes['stale']}>
          <Trans>dati delle {time}: non riusciamo ad aggiornarli</Trans>
        </span>
      ) : (
        <Trans>aggiornato alle {time}</Trans>
      )}
      <UnstyledButton
        className={classes['again']}
        aria-label={t`Aggiorna`}
        aria-disabled={isRefreshing}
        onClick={isRefreshing ? undefined : onRefresh}
      >
        <IconRefresh size={18} aria-hidden="true" />
      </UnstyledButton>
    </span>
  );
}
