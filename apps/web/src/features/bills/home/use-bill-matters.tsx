import { billMatters, owedBills, type Bill, type BillMatter, type Instant } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { HomeMatter, HomeMatters } from '../../../shared/home/matters.ts';
import { notAvailable } from '../../../shared/home/not-available.tsx';
import { euroWords } from '../../../ui/amounts.ts';
import type { RenderLink } from '../../../ui/links.ts';
import { longDay } from '../../../ui/moments.ts';
import { billLink } from '../bill-link.ts';
import { NOW, OVERDUE } from '../open.ts';
import { useToday } from '../../../shared/read/use-today.ts';
import { useOpenBills } from './use-open-bills.ts';

/** Returns the bill notices of the home page (home.urgenza.1, home.urgenza.4). */
export function useBillMatters(): HomeMatters {
  const { bills, isAsking, isMissing } = useOpenBills();
  const { now, today } = useToday();
  const matters = useMemo(() => {
    if (isMissing) return [unread];
    return billMatters(owedBills(bills ?? [], today)).map((matter): HomeMatter => ({
      ...matter,
      ...wordsOf(matter, now),
      renderLink: wayTo(matter),
    }));
  }, [bills, isMissing, now, today]);
  return { matters, isAsking };
}

const unread = notAvailable(<Trans>Non riusciamo a caricare le tue bollette</Trans>);

function wordsOf({ kind, amount, bills, day }: BillMatter<Bill>, now: Instant): Pick<HomeMatter, 'said' | 'note'> {
  const [count, sum] = [bills.length, euroWords(amount)];
  if (kind === 'OVERDUE_BILL') {
    return {
      said: <Plural value={count} one={`Hai una bolletta scaduta: ${sum}`} other={`Hai # bollette scadute: ${sum}`} />,
      note: <Plural value={count} one="Pagala appena puoi." other="Pagale appena puoi." />,
    };
  }
  const until = day === undefined ? undefined : longDay(day, now);
  return {
    said: (
      <Plural value={count} one={`Hai una bolletta da pagare: ${sum}`} other={`Hai # bollette da pagare: ${sum}`} />
    ),
    note:
      until === undefined ? undefined : count === 1 ? (
        <Trans>Scade {until}.</Trans>
      ) : (
        <Trans>La prima scade {until}.</Trans>
      ),
  };
}

function wayTo({ kind, bills }: BillMatter<Bill>): RenderLink {
  const [only] = bills;
  return ({ id, ...link }) =>
    bills.length === 1 && only !== undefined ? (
      <Link key={id} {...billLink(only)} {...link} />
    ) : (
      <Link key={id} to="/my-edison/bollette" search={{ stato: kind === 'OVERDUE_BILL' ? OVERDUE : NOW }} {...link} />
    );
}
