import { contentUses, retrieveFreeHour, type ItemOf } from '@sportello/calls';
import { LANDING_FOLDERS } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { useContent } from '../../../shared/content/use-content.ts';
import { backTo } from '../../../shared/links/back-to.tsx';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { RichText } from '../../../ui/parts/texts/RichText.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import { ContentPicture } from '../../../ui/pictures/content/ContentPicture.tsx';
import { Begin } from './Begin.tsx';
import { Drafts } from './Drafts.tsx';
import { FreeHourWords } from './FreeHourWords.tsx';
import classes from './landing.module.css';
import { PricingCard } from './Pricing.tsx';
import { Questions } from './Questions.tsx';
import { Slides } from './Slides.tsx';

type Landing = ItemOf<typeof contentUses.interventionLanding>;

/**
 * Presents the technical intervention service and its prices, with or without the free hour (intervento.pagina.1).
 */
export function LandingPage({ own }: { own?: ReactNode }) {
  const { queryOf } = useApp();
  const freeHour = readOf(useQuery(queryOf(retrieveFreeHour, {})));
  // An error counts as no free hour and is reported (prenotazione.chiamate.8).
  const hasFreeHour = freeHour.data ?? (freeHour.error === null ? undefined : false);
  const folder =
    hasFreeHour === undefined ? undefined : hasFreeHour ? LANDING_FOLDERS.FREE_HOUR : LANDING_FOLDERS.NO_FREE_HOUR;
  const read = useContent(contentUses.interventionLanding, folder && [folder]);
  const landing = { ...read, data: read.data?.[0] };
  // A content page without items can't be rendered.
  const isNothing = read.data?.length === 0;
  return (
    <Page
      title={landing.data?.header.title ?? <Trans>Intervento tecnico</Trans>}
      lead={landing.data?.header.description}
      back={backTo.home()}
    >
      {own}
      <Drafts />
      {freeHour.error === null ? null : (
        <ReadMissing read={freeHour} title={<Trans>Adesso non sappiamo se hai ancora l’ora gratis</Trans>}>
          <Trans>I prezzi qui sotto sono senza l’ora gratis. Se ce l’hai, la contiamo quando prenoti.</Trans>
        </ReadMissing>
      )}
      {isNothing ? (
        <Card>
          <Begin />
        </Card>
      ) : (
        <ReadBody
          read={landing}
          isDated
          failed={<Trans>Non riusciamo a mostrarti il servizio in questo momento</Trans>}
          skeleton={
            <>
              <CardSkeleton />
              <CardSkeleton />
            </>
          }
        >
          {(shown) => <Service landing={shown} />}
        </ReadBody>
      )}
      {landing.error === null ? null : (
        <Card>
          <Begin />
        </Card>
      )}
      <Slides />
      <Questions />
    </Page>
  );
}

function Service({ landing: { card, information, pricing } }: { landing: Landing }) {
  return (
    <>
      <Card className={classes['offer']} tone="next" aria-labelledby="servizio">
        <Tag tone="good">{card.chip}</Tag>
        <h2 className={cx(screens['heading'], classes['heading'])} id="servizio">
          {card.title}
        </h2>
        <RichText>{card.description}</RichText>
        <FreeHourWords />
        <Begin />
      </Card>
      <Card>
        <ul className={cx(layout['stackLarge'], classes['points'])}>
          {information.map(({ icon, title, description }) => (
            <li key={title} className={classes['point']}>
              <div className={classes['picture']}>
                <ContentPicture name={icon} />
              </div>
              <div>
                <h3 className={screens['emphasis']}>{title}</h3>
                <div className={layout['soft']}>
                  <RichText>{description}</RichText>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {pricing === undefined ? null : <PricingCard pricing={pricing} />}
    </>
  );
}
