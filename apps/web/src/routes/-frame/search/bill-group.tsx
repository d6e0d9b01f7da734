import { dayInFigures, searchByWords, type User } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { archiveSearchOf } from '../../../features/bills/archive/archive-search.ts';
import { useLastBills } from '../../../features/bills/archive/use-last-bills.ts';
import { billLink } from '../../../features/bills/bill-link.ts';
import { kindOfBill } from '../../../features/bills/billed.ts';
import { useBillName } from '../../../features/bills/use-bill-name.ts';
import { dueWords } from '../../../features/bills/words.ts';
import type { Found, FoundGroup } from '../../../features/search/found.ts';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import { useToday } from '../../../shared/read/use-today.ts';
import { euroWords } from '../../../ui/amounts.ts';
import { fullDay } from '../../../ui/moments.ts';
import { SupplyIcon } from '../../../ui/parts/signs/SupplyIcon.tsx';
import { mostOf } from './most.ts';

/**
 * Returns the last bills that match by number, supply, amount or day, or the way to all where a number matches none
 * (pagine.ricerca.2).
 */
export function useBillGroup(sought: string, user: User | undefined): FoundGroup {
  const { t } = useLingui();
  const { now, today } = useToday();
  const nameOf = useBillName();
  const { bills, isAsking, missing } = useLastBills(user !== undefined && hasArchive(user) ? user.code : undefined);
  const all = bills.map((bill) => {
    const { number, amount, expirationDate, issueDate } = bill;
    const days = [expirationDate, issueDate].filter((day) => day !== undefined);
    const [label, due, euros] = [nameOf(bill), dueWords(bill, today, now), euroWords(amount)];
    return {
      bill,
      label,
      due,
      euros,
      rest: [number, due, euros, ...days.flatMap((day) => [fullDay(day), dayInFigures(day)])],
    };
  });
  const found = searchByWords(all, (each) => each, sought)
    .slice(0, mostOf(sought))
    .map(({ bill, label, due, euros }): Found => ({
      id: bill.number,
      picture: <SupplyIcon kind={kindOfBill(bill)} size="small" />,
      label,
      detail: [t`N. ${bill.number}`, due].filter(Boolean).join(' · '),
      amount: euros,
      way: billLink(bill),
    }));
  // Only the last bills are loaded: an older one is looked for in the archive.
  const inAll: Found = {
    id: 'all',
    picture: <IconSearch size={20} aria-hidden="true" />,
    label: t`Cerca “${sought}” in tutte le bollette`,
    way: { to: '/my-edison/bollette', search: { cerca: sought } },
  };
  return {
    id: 'bills',
    title: t`Ultime bollette`,
    isAsking,
    missing:
      missing.error === null ? null : (
        <ReadMissing read={missing} title={<Trans>Non vedi tutte le bollette</Trans>}>
          <Trans>Il resto dei risultati è completo.</Trans>
        </ReadMissing>
      ),
    found: found.length > 0 || !user || !hasArchive(user) || !isPartOfNumber(sought) ? found : [inAll],
  };
}

const hasArchive = ({ modules }: User) => modules.archive === 'ACTIVE';

/** Words and codes of supplies are no bill numbers. */
const isPartOfNumber = (sought: string) =>
  /^\d{4}/.test(sought) && archiveSearchOf({ cerca: sought }).cerca !== undefined;
