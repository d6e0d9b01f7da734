import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { timeWords } from '../../moments.ts';
import classes from './Freshness.module.css';

export interface FreshnessProps {
  /** Device time in ms. */
  at: number;
  /** The refetch failed. */
  isStale?: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** Shows the time of the data with a refresh button: "aggiornato alle 10:42". */
export function Freshness({ at, isStale = false, isRefreshing, onRefresh }: FreshnessProps) {
  const { t } = useLingui();
  const time = timeWords(at);
  return (
    <span className={classes['freshness']}>
      {isStale ? (
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
