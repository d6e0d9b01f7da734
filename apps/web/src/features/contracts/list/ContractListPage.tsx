import { contractSegmentTypesOf, type ContractSegmentType } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ChangeSearch } from '../../../shared/links/change-search.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { useFlag } from '../../../shared/customer/use-flag.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { LinkTabs } from '../../../ui/parts/ways/LinkTabs.tsx';
import { PART_WORDS, withOffered, type ListSearch } from './list-search.ts';
import { ContractPart } from './ContractPart.tsx';
import { partOf } from './search.ts';

interface ContractListPageProps {
  search: ListSearch;
  onSearch: ChangeSearch<ListSearch>;
}

/** Lists the customer's contracts by the categories of contratto.modello.2. */
export function ContractListPage({ search: asked, onSearch }: ContractListPageProps) {
  // A bookmarked URL may contain a filter that has since been switched off.
  const search = withOffered(asked, { placet: useFlag('placetFilter'), graduali: useFlag('gradualProtectionFilter') });
  const { user } = useUser();
  const lists = useContractLists();
  const parts = contractSegmentTypesOf(user?.segment ?? 'SCONOSCIUTO');
  const part = partOf(search, parts, lists.failed.length === 0 ? lists.data : undefined);
  return (
    <Page
      title={<Trans>Forniture</Trans>}
      lead={
        user?.segment === 'RESIDENZIALE' ? (
          <Trans>Luce, gas e fibra, con i tuoi prodotti e servizi.</Trans>
        ) : (
          <Trans>Luce, gas e fibra, con i tuoi prodotti.</Trans>
        )
      }
    >
      <Parts parts={parts} current={part} />
      <ContractPart key={part} part={part} lists={lists} user={user} search={search} onSearch={onSearch} />
    </Page>
  );
}

function Parts({ parts, current }: { parts: readonly ContractSegmentType[]; current: ContractSegmentType }) {
  const { t } = useLingui();
  const names: Record<ContractSegmentType, string> = {
    FORNITURE: t`Forniture`,
    PRODOTTI: t`Prodotti`,
    SERVIZI: t`Servizi`,
  };
  return (
    <LinkTabs
      label={t`Tipi di contratto`}
      tabs={parts.map((part) => ({ id: part, label: names[part], isCurrent: part === current }))}
      renderLink={({ id, ...link }) => {
        return (
          <Link
            key={id}
            to="/my-edison/contratti"
            search={{ tipo: PART_WORDS[id as ContractSegmentType] }}
            replace
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...link}
          />
        );
      }}
    />
  );
}
