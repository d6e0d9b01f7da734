import { contentUses } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { ContentLink } from '../../shared/content/ContentLink.tsx';
import { useContent } from '../../shared/content/use-content.ts';
import { useFlag } from '../../shared/customer/use-flag.ts';
import { linkTo } from '../../shared/links/link-to.tsx';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { PlainOrRichText } from '../../ui/parts/texts/PlainOrRichText.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { ContentPicture } from '../../ui/pictures/content/ContentPicture.tsx';
import classes from './loyalty.module.css';

/** Shops with benefits for loyalty members, behind a flag (fedelta.villaggio.1). */
export function VillagePage() {
  return useFlag('loyaltyVillage') ? <Village /> : <NotFoundPage />;
}

function Village() {
  const read = useContent(contentUses.loyaltyVillage, []);
  return (
    <Page
      title={<Trans>Villaggio fedeltà</Trans>}
      lead={<Trans>Vantaggi dai nostri partner per i nostri clienti.</Trans>}
      back={{ label: <Trans>Programma fedeltà</Trans>, renderLink: linkTo({ to: '/my-edison/fedelta' }) }}
    >
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare i partner</Trans>}
        skeleton={<CardSkeleton />}
        empty={
          <Card>
            <EmptyState level={2} title={<Trans>Partner in arrivo</Trans>}>
              <Trans>I vantaggi dei nostri partner compariranno qui.</Trans>
            </EmptyState>
          </Card>
        }
      >
        {(shops) => (
          <ul className={classes['shops']}>
            {shops.map(({ code, title, description, advantage, picture, link }) => (
              <li key={code}>
                <Card className={classes['reward']}>
                  <div className={classes['picture']} aria-hidden="true">
                    <ContentPicture name={picture} />
                  </div>
                  <div className={classes['words']}>
                    <SectionTitle>{title}</SectionTitle>
                    <PlainOrRichText>{description}</PlainOrRichText>
                    <p className={classes['points']}>{advantage}</p>
                    {link === undefined ? null : <ContentLink url={link.url}>{link.label}</ContentLink>}
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </ReadBody>
    </Page>
  );
}
