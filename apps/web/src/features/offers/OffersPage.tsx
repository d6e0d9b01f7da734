import { contentUses, type ItemOf, oppositions } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../api/app.ts';
import { ContentLink } from '../../shared/content/ContentLink.tsx';
import { useContent } from '../../shared/content/use-content.ts';
import { useFlag } from '../../shared/customer/use-flag.ts';
import { useOfferPage } from '../../shared/customer/use-offer-page.ts';
import { backTo } from '../../shared/links/back-to.tsx';
import { AnchorLink } from '../../shared/links/AnchorLink.tsx';
import { isOpenTo } from '../../shared/links/module-paths.ts';
import { withData } from '../../shared/read/read.ts';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { OutsideButton } from '../../ui/parts/ways/OutsideButton.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { CustomerPage, type Reader } from './CustomerPage.tsx';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import { Proposals, type Proposal } from './Proposals.tsx';
import { useStanding } from './use-proposals.ts';
import { VasCard } from './VasCard.tsx';

/** Offers by segment and contracts (contenuto.usi.7). */
export function OffersPage() {
  return (
    <CustomerPage
      title={<Trans>Offerte e servizi</Trans>}
      lead={<Trans>Quello che puoi aggiungere, senza impegno.</Trans>}
      back={backTo.home()}
    >
      {(reader) => <Everything {...reader} />}
    </CustomerPage>
  );
}

function Everything({ user, folder, uses }: Reader) {
  const standing = useStanding(uses.profiling);
  const all = { offers: useOffers(folder), advice: useContent(contentUses.recommendations, [folder]) };
  const ownBlock = useFlag('pensatoPerTe');
  const page = useOfferPage(user.segment);
  const toProposal = ({ link, ...item }: AnyItem): Proposal => ({
    ...item,
    link:
      link === undefined || !isOpenTo(link.url, user.modules) ? undefined : (
        <ContentLink url={link.url} className={links['actionLink']}>
          {link.label}
        </ContentLink>
      ),
  });
  const meant = (items: readonly AnyItem[] | undefined) => standing && items?.filter(standing.isMeant);
  const isChosen = ({ audience }: AnyItem) => ownBlock && audience !== undefined;
  const rest = (items: readonly AnyItem[] | undefined) => meant(items)?.filter((item) => !isChosen(item));
  const chosen = [...(meant(all.offers.data) ?? []), ...(meant(all.advice.data) ?? [])].filter(isChosen);
  return (
    <>
      {chosen.length === 0 ? null : <ForYou all={chosen.map(toProposal)} />}
      <ReadCard
        title={<Trans>Le offerte di adesso</Trans>}
        read={withData(all.offers, rest(all.offers.data))}
        failed={<Trans>Non riusciamo a caricare le offerte</Trans>}
        skeleton={<LinesSkeleton />}
        empty={
          <p className={layout['soft']}>
            <Trans>Al momento non ci sono altre offerte adatte a te.</Trans>
          </p>
        }
        action={
          <OutsideButton href={page}>
            <Trans>Tutte le offerte di luce e gas</Trans>
          </OutsideButton>
        }
      >
        {(offers) => <Proposals all={offers.map(toProposal)} />}
      </ReadCard>
      <VasCard folder={folder} category="SERVICE" standing={standing} title={<Trans>Servizi</Trans>} />
      <VasCard folder={folder} category="PRODUCT" standing={standing} title={<Trans>Prodotti</Trans>} />
      <ReadCard
        title={<Trans>Consigli</Trans>}
        read={withData(all.advice, rest(all.advice.data))}
        isDated
        failed={<Trans>Non riusciamo a caricare i consigli</Trans>}
        skeleton={<LinesSkeleton />}
        empty={
          <p className={layout['soft']}>
            <Trans>Nessun consiglio, per adesso.</Trans>
          </p>
        }
      >
        {(advice) => <Proposals all={advice.map(toProposal)} />}
      </ReadCard>
    </>
  );
}

type AnyItem = ItemOf<typeof contentUses.recommendations>;

function useOffers(folder: Reader['folder']) {
  const { clock } = useApp();
  const read = useContent(contentUses.offers, [folder]);
  const today = dayInRome(clock.now());
  return withData(
    read,
    read.data?.filter(({ validUntil }) => today <= (validUntil ?? today)),
  );
}

/** Offers selected by the contracts, if the provider has enabled it (fornitore.opzioni.2), with the way to object. */
function ForYou({ all }: { all: readonly Proposal[] }) {
  const { capabilities } = useApp().config;
  return (
    <Card className={layout['stack']} aria-labelledby="per-te">
      <SectionTitle
        id="per-te"
        lead={
          capabilities.includes(oppositions.id) ? (
            <Trans>
              Scelto in base ai tuoi contratti.{' '}
              <AnchorLink to="/my-edison/profilo/consensi">Se non vuoi, puoi opporti</AnchorLink>.
            </Trans>
          ) : (
            <Trans>Scelto in base ai tuoi contratti.</Trans>
          )
        }
      >
        <Trans>Pensato per te</Trans>
      </SectionTitle>
      <Proposals all={all} />
    </Card>
  );
}
