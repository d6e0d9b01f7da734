import { contractLabel, contractMatters, type Bill, type ContractMatter } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { toContract } from '../../../shared/links/to-contract.tsx';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import type { HomeMatter, HomeMatters } from '../../../shared/home/matters.ts';
import { notAvailable } from '../../../shared/home/not-available.tsx';
import { longDay } from '../../../ui/moments.ts';
import { useOfferEnds } from './use-offer-ends.ts';

/**
 * Returns the contract notices of the home page (home.urgenza.1).
 *
 * @param overdue the customer's overdue bills; undefined while unknown
 */
export function useContractMatters(overdue: readonly Bill[] | undefined): HomeMatters {
  const { user } = useUser();
  const { data, failed, isAnswered } = useContractLists();
  // Only if the contracts module is active.
  const hasPages = user?.modules.contracts === 'ACTIVE';
  const app = useApp();
  const [now] = useState(app.clock.now);
  const { offerEnds, isAsking } = useOfferEnds(data, now);
  const matters = useMemo(() => {
    const known = contractMatters(data ?? [], overdue).map((matter): HomeMatter => ({
      ...matter,
      ...wordsOf(matter),
      renderLink: hasPages ? toContract(matter.contract) : undefined,
    }));
    const ends = (hasPages && offerEnds?.(data ?? [], now, app)) || [];
    return [...known, ...ends, ...(failed.length === 0 ? [] : [unread])];
  }, [app, data, failed.length, hasPages, now, offerEnds, overdue]);
  return { matters, isAsking: !isAnswered || isAsking };
}

const unread = notAvailable(<Trans>Non riusciamo a caricare i tuoi contratti</Trans>);

function wordsOf({ kind, contract, day }: ContractMatter): { said: ReactNode; note?: ReactNode } {
  const label = contractLabel(contract);
  switch (kind) {
    case 'SUSPENDED_SUPPLY':
      return {
        said: <Trans>{label}: fornitura sospesa per un pagamento in ritardo</Trans>,
        note: <Trans>Vedi come riattivare la fornitura.</Trans>,
      };
    case 'RESUMING':
      return {
        said: <Trans>{label}: non risultano più bollette scadute</Trans>,
        note: <Trans>La fornitura ripartirà quando il pagamento sarà registrato.</Trans>,
      };
    case 'STOPPED_ACTIVATION':
      return {
        said: <Trans>{label}: l’attivazione è ferma</Trans>,
        note: contract.onboarding?.inadmissibilityReason ?? <Trans>Sospesa per un pagamento in ritardo.</Trans>,
      };
    case 'ACTIVATION':
      return day === undefined
        ? { said: <Trans>{label}: stiamo lavorando alla tua attivazione</Trans> }
        : { said: <PlannedWords label={label} day={day} /> };
  }
}

function PlannedWords({ label, day }: { label: string; day: string }) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  return (
    <Trans>
      {label}: attivazione prevista per {longDay(day, now)}
    </Trans>
  );
}
