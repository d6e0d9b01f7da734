import { recuperaDatiProfilo } from '@sportello/calls';
import { searchByWords } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { IconTools } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { operatorQuery } from '../../../features/desk/operators/operator-query.ts';
import { placesFor } from '../../../features/desk/operators/places.ts';
import type { FoundGroup } from '../../../features/search/found.ts';
import { SearchDialog } from '../../../features/search/SearchDialog.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { useActionGroup } from './action-group.tsx';
import { usePageGroup } from './page-group.tsx';
import type { SearchProps } from './Search.tsx';

/** Operators and maintenance staff search their own pages: they have no supplies and no bills. */
export function StaffSearch({ onClose, onShortcuts }: SearchProps) {
  const [typed, setTyped] = useState('');
  const listed = useDeferredValue(typed);
  const sought = listed.trim();
  const tools = useToolGroup(sought);
  const pages = usePageGroup(sought);
  const actions = useActionGroup(sought, onShortcuts);
  return (
    <SearchDialog typed={typed} onType={setTyped} groups={[tools, pages, actions]} listed={listed} onClose={onClose} />
  );
}

function useToolGroup(sought: string): FoundGroup {
  const { t, i18n } = useLingui();
  const app = useApp();
  const profile = readOf(useQuery(app.queryOf(recuperaDatiProfilo, {})));
  const operator = readOf(useQuery({ ...operatorQuery(app), enabled: profile.data?.segment === 'OPERATORE' })).data;
  // Before the second factor the tools show its question alone.
  const places = operator?.secondFactor === 'PROVED' ? placesFor(operator.role, app.config.capabilities) : [];
  const tools = places.map(({ path, label }) => ({ path, label: i18n._(label), rest: [] }));
  return {
    id: 'tools',
    title: t`Strumenti dell’operatore`,
    found: searchByWords(tools, (tool) => tool, sought).map(({ path, label }) => ({
      id: path,
      label,
      picture: <IconTools size={24} aria-hidden="true" />,
      way: { to: path },
    })),
  };
}
