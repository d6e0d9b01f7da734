import type { contentUses, ItemOf } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { ContentLink } from '../../shared/content/ContentLink.tsx';
import { useCallCentre } from '../../shared/customer/use-call-centre.ts';
import { useDataUses } from '../../shared/customer/use-data-uses.ts';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { linkTo } from '../../shared/links/link-to.tsx';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import { CallButton } from '../../ui/parts/ways/CallButton.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { Offering } from '../../ui/parts/cards/Offering.tsx';
import { PlainOrRichText } from '../../ui/parts/texts/PlainOrRichText.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { ContentPicture } from '../../ui/pictures/content/ContentPicture.tsx';
import { AskFor } from './AskFor.tsx';
import { CustomerPage, type Reader } from './CustomerPage.tsx';
import { useStanding } from './use-proposals.ts';
import { useVas } from './use-vas.ts';

type Details = ItemOf<typeof contentUses.vasDetails>;

/** Benefits, price and order of a service or product (contenuto.usi.8). */
export function OfferPage({ code }: { code: string }) {
  const read = useVas(code);
  const { data: uses } = useDataUses();
  if (read.data === null) return <NotFoundPage />;
  const { data } = read;
  return (
    <CustomerPage
      title={(uses?.offers === true ? data?.details.title : undefined) ?? <Trans>Offerte e servizi</Trans>}
      lead={uses?.offers === true ? data?.price : undefined}
      back={{ label: <Trans>Offerte e servizi</Trans>, renderLink: linkTo({ to: '/my-edison/offerte' }) }}
    >
      {(reader) => (
        <ReadBody
          read={{ ...read, data }}
          isDated
          failed={<Trans>Non riusciamo a mostrarti questa offerta in questo momento</Trans>}
          skeleton={<CardSkeleton />}
        >
          {({ details, price }) => <Offer details={details} price={price} reader={reader} />}
        </ReadBody>
      )}
    </CustomerPage>
  );
}

function Offer({ details, price, reader }: { details: Details; price: string | undefined; reader: Reader }) {
  const owned = useStanding(true)?.ownedAs(details.code);
  const { title, description, picture, advantages, conditions } = details;
  return (
    <>
      {owned === undefined ? null : (
        <Callout
          tone="good"
          title={<Trans>Ce l’hai già</Trans>}
          action={
            <ButtonLink variant="light" {...contractPageLink(owned, 'IN_BRIEF')}>
              <Trans>Vai al tuo contratto</Trans>
            </ButtonLink>
          }
        >
          <Trans>È tra i tuoi contratti: più in basso trovi cosa comprende.</Trans>
        </Callout>
      )}
      <Card as="div">
        <Offering
          picture={<ContentPicture name={picture} />}
          title={description}
          points={advantages.map((advantage) => (
            <span key={advantage}>{advantage}</span>
          ))}
          how={<HowWords details={details} />}
          action={<Ways details={details} price={price} reader={reader} />}
        />
      </Card>
      {conditions === undefined ? null : (
        <Card className={layout['stack']}>
          <SectionTitle>
            <Trans>Da sapere su {title}</Trans>
          </SectionTitle>
          <PlainOrRichText>{conditions}</PlainOrRichText>
        </Card>
      )}
    </>
  );
}

function HowWords({ details: { topic } }: { details: Details }) {
  return topic === undefined ? (
    <Trans>Chiedici prezzo e condizioni: decidi tu.</Trans>
  ) : (
    <Trans>Invia la richiesta: ti rispondiamo con prezzo e condizioni. Non è un contratto e non paghi nulla.</Trans>
  );
}

/** Orders by message if the content names a topic, otherwise by link; also by telephone. */
function Ways({ details, price, reader: { user } }: { details: Details; price: string | undefined; reader: Reader }) {
  const { t } = useLingui();
  const phone = useCallCentre(user);
  const { title, topic, link } = details;
  return (
    <>
      {topic === undefined ? null : (
        <AskFor
          key={details.code}
          topic={topic}
          what={price === undefined ? title : t`${title} (${price})`}
          user={user}
        />
      )}
      {topic !== undefined || link === undefined ? null : (
        <ContentLink url={link.url} className={links['actionLink']}>
          {link.label}
        </ContentLink>
      )}
      {phone === undefined ? null : <CallButton phone={phone} />}
    </>
  );
}
