import { contractLabel, readingMatters } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import type { HomeMatter, HomeMatters } from '../../../shared/home/matters.ts';
import { notAvailable } from '../../../shared/home/not-available.tsx';
import { toContractPage } from '../../../shared/links/to-contract.tsx';
import { longDay } from '../../../ui/moments.ts';
import { useWindows } from '../use-windows.ts';

/** Reading notice of the home page; of several windows the first to close is shown (home.urgenza.1). */
export function useReadingMatters(): HomeMatters {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const windows = useWindows();
  const isUnread = windows.data === undefined && windows.error !== null;
  const matters = useMemo(() => {
    if (isUnread) return [unread];
    const open = readingMatters(windows.data ?? []);
    const [first] = open;
    if (first?.day === undefined) return [];
    const until = longDay(first.day, now);
    const matter: HomeMatter = {
      ...first,
      said:
        open.length === 1 ? (
          <Trans>
            {contractLabel(first.contract)}: invia la lettura entro {until}
          </Trans>
        ) : (
          <Trans>
            {open.length} forniture aspettano la lettura entro {until}
          </Trans>
        ),
      note: <Trans>Così la bolletta usa i consumi rilevati, non una stima.</Trans>,
      renderLink: open.length === 1 ? toContractPage('READINGS')(first.contract) : toReadings,
    };
    return [matter];
  }, [windows.data, isUnread, now]);
  return { matters, isAsking: windows.data === undefined && windows.error === null };
}

const unread = notAvailable(<Trans>Non riusciamo a caricare le letture da inviare</Trans>);

const toReadings: HomeMatter['renderLink'] = ({ id, ...link }) => <Link key={id} to="/my-edison/letture" {...link} />;
