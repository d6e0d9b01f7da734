import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { SearchDialog } from '../../../features/search/SearchDialog.tsx';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { quickActionsFor } from '../../../shared/home/quick-action.ts';
import { quickActions } from '../../my-edison/-home/actions.ts';
import { useActionGroup } from './action-group.tsx';
import { useBillGroup } from './bill-group.tsx';
import { usePageGroup } from './page-group.tsx';
import type { SearchProps } from './Search.tsx';
import { useSupplyGroup } from './supply-group.tsx';

export function CustomerSearch({ onClose, onShortcuts }: SearchProps) {
  const [typed, setTyped] = useState('');
  const listed = useDeferredValue(typed);
  const sought = listed.trim();
  const { user } = useUser();
  const { contracts } = useContractLists();
  const pages = usePageGroup(sought);
  const actions = useActionGroup(sought, onShortcuts, quickActionsFor(user, contracts, quickActions));
  const supplies = useSupplyGroup(sought);
  const bills = useBillGroup(sought, user);
  return (
    <SearchDialog
      typed={typed}
      onType={setTyped}
      groups={[pages, actions, supplies, bills]}
      listed={listed}
      advice={
        <Link to="/my-edison/assistenza" onClick={onClose}>
          <Trans>Cerca una risposta in Assistenza</Trans>
        </Link>
      }
      onClose={onClose}
    />
  );
}
