import { supplyRequests } from '@sportello/calls';
import { isOpenRequest, type SupplyRequestSummary } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { MissingLists } from '../../../shared/contracts/MissingLists.tsx';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import layout from '../../../ui/layout/layout.module.css';
import cover from '../../../ui/styles/cover-card.module.css';
import { VirtualList } from '../../../ui/parts/lists/VirtualList.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { Activations } from './Activations.tsx';
import { Drafts } from './Drafts.tsx';
import { NoRequests } from './NoRequests.tsx';
import { RequestRow } from './RequestRow.tsx';

/** In pixels, before a row is measured. */
const ROW_HEIGHT = 152;

/** Requests, drafts, and the activations that the provider's systems have, in one list (pratica.elenco.1). */
export function RequestsPage() {
  const { t } = useLingui();
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(supplyRequests.id);
  const read = readOf(useQuery({ ...queryOf(supplyRequests, {}), enabled: isThere }));
  const lists = useContractLists();
  if (!isThere) return <NotFoundPage />;
  const activations = lists.contracts.filter(({ onboarding }) => onboarding !== undefined);
  const { requests = [], drafts = [] } = read.data ?? {};
  const isEmpty = requests.length + drafts.length + activations.length === 0;
  return (
    <Page
      title={<Trans>Pratiche</Trans>}
      lead={<Trans>Volture, cambi di potenza, attivazioni: qui segui le tue richieste.</Trans>}
      actions={
        read.data === undefined || isEmpty ? undefined : (
          <ButtonLink to="/my-edison/pratiche/nuova">
            <Trans>Nuova pratica</Trans>
          </ButtonLink>
        )
      }
    >
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare le tue pratiche</Trans>}
        skeleton={<CardSkeleton />}
        isEmpty={() => isEmpty && lists.data !== undefined}
        empty={<NoRequests />}
      >
        {() => (
          <>
            <Drafts drafts={drafts} />
            <Part title={t`Aperte`} requests={requests.filter(({ state }) => isOpenRequest(state))} />
            <Activations contracts={activations} />
            <Part title={t`Concluse`} requests={requests.filter(({ state }) => !isOpenRequest(state))} />
          </>
        )}
      </ReadBody>
      <MissingLists failed={lists.failed} read={lists.missing} />
    </Page>
  );
}

function Part({ title, requests }: { title: string; requests: readonly SupplyRequestSummary[] }) {
  if (requests.length === 0) return null;
  return (
    <section className={layout['stack']} aria-label={title}>
      <SectionTitle count={requests.length}>{title}</SectionTitle>
      <VirtualList
        label={title}
        items={requests}
        keyOf={({ number, state }) => `${number} ${state}`}
        estimateHeight={() => ROW_HEIGHT}
        className={cover['list']}
      >
        {(each) => <RequestRow of={each} />}
      </VirtualList>
    </section>
  );
}
