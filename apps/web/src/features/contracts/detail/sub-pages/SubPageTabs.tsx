import type { Contract } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useApp } from '../../../../api/app.ts';
import {
  CONTRACT_PAGES,
  contractPageLink,
  type ContractGenre,
  type SubPage,
} from '../../../../shared/links/contract-link.ts';
import { LinkTabs } from '../../../../ui/parts/ways/LinkTabs.tsx';
import { subPagesOf } from './sub-pages.ts';

/** Hidden if there is only one sub-page. */
export function SubPageTabs({ contract, genre }: { contract: Contract; genre: ContractGenre | undefined }) {
  const { t } = useLingui();
  const { config } = useApp();
  const pages = subPagesOf(contract, genre, config.capabilities);
  const { pathname } = useLocation();
  const isOpen = (id: SubPage) => pathname === CONTRACT_PAGES[id].replace('$codice', encodeURIComponent(contract.code));
  const names: Record<SubPage, string> = {
    IN_BRIEF: t`In breve`,
    BILLS: t`Bollette`,
    READINGS: t`Letture`,
    CONSUMPTION: t`Consumi`,
    PRICES: t`Prezzi`,
    DOCUMENTS: t`Documenti`,
    MANAGE: t`Gestisci`,
  };
  if (pages.length < 2) return null;
  return (
    <LinkTabs
      label={t`Parti del contratto`}
      tabs={pages.map((id) => ({ id, label: names[id], isCurrent: isOpen(id) }))}
      renderLink={({ id, ...link }) => (
        // `exact`, because the URL of the first tab is a prefix of all others.
        <Link
          key={id}
          {...contractPageLink(contract, id as SubPage)}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: false }}
          {...link}
        />
      )}
    />
  );
}
