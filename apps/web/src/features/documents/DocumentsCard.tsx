import { toDocumentSearch } from '@sportello/calls';
import type { Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../api/app.ts';
import { readOf, withData } from '../../shared/read/read.ts';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { genreOf } from '../../shared/links/contract-link.ts';
import { usePerson } from '../../shared/customer/use-person.ts';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { DocumentList } from './DocumentList.tsx';
import { placeOf } from './place.ts';
import { documentsQuery } from './queries.ts';

import '@mantine/core/styles/Skeleton.layer.css';

export function DocumentsCard({ contract }: { contract: Contract }) {
  const person = usePerson();
  // Meter work is no contract and has no documents.
  if (person === undefined || genreOf(contract) === 'contatore') return null;
  const search = toDocumentSearch(contract, person);
  return search === undefined ? <Unidentified /> : <FoundDocuments search={search} />;
}

type Search = NonNullable<ReturnType<typeof toDocumentSearch>>;

function FoundDocuments({ search }: { search: Search }) {
  const app = useApp();
  const found = readOf(useQuery(documentsQuery(app, search)));
  const base = app.config.bases.documenti;
  const documents = useMemo(
    () => found.data?.map((each) => ({ ...each, place: placeOf(each.link, base, window.location.origin) })),
    [found.data, base],
  );
  return (
    <ReadCard
      title={<Trans>Documenti</Trans>}
      read={withData(found, documents)}
      of="documents"
      skeleton={
        <div className={blocks['stackFlush']}>
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </div>
      }
      empty={
        <EmptyState wide level={3} title={<Trans>Non ci sono documenti</Trans>}>
          <Trans>Quando prepareremo un documento per questo contratto, lo troverai qui.</Trans>
        </EmptyState>
      }
    >
      {(all) => <DocumentList documents={all} />}
    </ReadCard>
  );
}

/** Without a fiscal code or VAT number no search is possible, which differs from an empty result. */
function Unidentified() {
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Documenti</Trans>
      </SectionTitle>
      <Callout tone="warn">
        <Trans>
          Per cercare i documenti serve il codice fiscale o la partita IVA del contratto, che qui manca. Chiama il
          servizio clienti: ti aiutiamo noi.
        </Trans>
      </Callout>
    </Card>
  );
}
