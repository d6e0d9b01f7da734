import type { Contract } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { contractPageLink, type ContractGenre, type SubPage } from '../../../shared/links/contract-link.ts';
import { LinkTabs } from '../../../ui/parts/LinkTabs.tsx';
import { subPagesOf } from './sub-pages.ts';

/** The pages below that of a contract; nothing where there is but one. */
export function SubPageTabs({ contract, genre }: { contract: Contract; genre: ContractGenre | undefined }) {
  const { t } = useLingui();
  const pages = subPagesOf(contract, genre);
  const names: Record<SubPage, string> = {
    IN_BRIEF: t`In breve`,
    DOCUMENTS: t`Documenti`,
    MANAGE: t`Gestisci`,
  };
  if (pages.length < 2) return null;
  return (
    <LinkTabs
      label={t`Parti del contratto`}
      tabs={pages.map((id) => ({ id, label: names[id] }))}
      renderLink={({ id, ...link }) => (
        <Link
          key={id}
          {...contractPageLink(contract, id as SubPage)}
          replace
          resetScroll={false}
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': 'page' }}
          {...link}
        />
      )}
    />
  );
}
