import type { VasContentCategory } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnchorLink } from '../../shared/links/AnchorLink.tsx';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { LinesSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { Tag } from '../../ui/parts/signs/Tag.tsx';
import { Proposals } from './Proposals.tsx';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import { useVasList, type SegmentFolder, type Standing } from './use-proposals.ts';

interface VasCardProps {
  folder: SegmentFolder;
  category: VasContentCategory;
  standing: Standing | undefined;
  title: ReactNode;
  action?: ReactNode;
}

export function VasCard({ folder, category, standing, title, action }: VasCardProps) {
  const { t } = useLingui();
  const read = useVasList(folder, category, standing);
  return (
    <ReadCard
      title={title}
      read={read}
      isDated
      failed={<Trans>Non riusciamo a caricare l’elenco</Trans>}
      skeleton={<LinesSkeleton />}
      empty={
        <p className={layout['soft']}>
          <Trans>Al momento non c’è altro adatto a te.</Trans>
        </p>
      }
      action={action}
    >
      {(list) => (
        <Proposals
          all={list.map(({ code, ...item }) => {
            const isOwned = standing?.ownedAs(code) !== undefined;
            const words = isOwned ? t`Cosa comprende` : t`Scopri come averlo`;
            return {
              id: code,
              ...item,
              tag: isOwned ? (
                <Tag tone="good">
                  <Trans>Ce l’hai già</Trans>
                </Tag>
              ) : undefined,
              link: (
                <AnchorLink
                  className={links['actionLink']}
                  to="/my-edison/offerte/$codice"
                  params={{ codice: code }}
                  aria-label={`${words}: ${item.title}`}
                >
                  {words}
                </AnchorLink>
              ),
            };
          })}
        />
      )}
    </ReadCard>
  );
}
