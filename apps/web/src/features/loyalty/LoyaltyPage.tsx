import { loyalty } from '@sportello/calls';
import type { LoyaltyAccount } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { useFlag } from '../../shared/customer/use-flag.ts';
import { linkTo } from '../../shared/links/link-to.tsx';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { pastMoment } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Figure } from '../../ui/parts/facts/Figure.tsx';
import { LinkRows } from '../../ui/parts/ways/LinkRows.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { quantityWords } from '../../ui/amounts.ts';
import { cx } from '../../ui/cx.ts';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import classes from './loyalty.module.css';
import { Rewards } from './Rewards.tsx';
import { deedWords, reasonWords } from './words.ts';

/** Loyalty points: balance, rewards and history (moduli.contenuti.1). */
export function LoyaltyPage() {
  const { config, queryOf } = useApp();
  const read = readOf(useQuery({ ...queryOf(loyalty, {}), enabled: config.capabilities.includes(loyalty.id) }));
  if (!config.capabilities.includes(loyalty.id)) return <NotFoundPage />;
  return (
    <Page
      title={<Trans>Programma fedeltà</Trans>}
      lead={<Trans>Punti per le letture, i pagamenti e la bolletta digitale.</Trans>}
      aside={
        <>
          <HowToEarn />
          <VillageCard />
        </>
      }
    >
      <ReadBody read={read} failed={<Trans>Non riusciamo a caricare i tuoi punti</Trans>} skeleton={<CardSkeleton />}>
        {(account) => (
          <>
            <Card as="div">
              <Figure
                label={<Trans>I tuoi punti</Trans>}
                note={
                  account.owed > 0 ? (
                    <Trans>
                      I prossimi {quantityWords(account.owed)} coprono una lettura non accettata, i cui punti hai già
                      usato.
                    </Trans>
                  ) : account.movements.length === 0 ? (
                    <Trans>Riceverai i primi punti con la prossima lettura o con la bolletta digitale.</Trans>
                  ) : (
                    <Trans>Non scadono.</Trans>
                  )
                }
              >
                {quantityWords(account.balance)}
              </Figure>
            </Card>
            <Rewards balance={account.balance} />
            <Movements account={account} />
          </>
        )}
      </ReadBody>
    </Page>
  );
}

function HowToEarn() {
  const { i18n } = useLingui();
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Come raccogliere punti</Trans>
      </SectionTitle>
      <ul className={layout['stack']}>
        {deedWords.map(({ deed, words, points }) => (
          <li key={deed} className={classes['deed']}>
            <span>{i18n._(words)}</span>
            <strong className={classes['points']}>+{points}</strong>
          </li>
        ))}
      </ul>
      <p className={layout['caption']}>
        <Trans>
          I punti si ricevono una volta sola: per una lettura a periodo, e per la bolletta digitale di ogni conto.
        </Trans>
      </p>
    </Card>
  );
}

/** Links to the loyalty village if the flag is on (fedelta.villaggio.1). */
function VillageCard() {
  if (!useFlag('loyaltyVillage')) return null;
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Villaggio fedeltà</Trans>
      </SectionTitle>
      <LinkRows
        rows={[
          {
            id: 'village',
            icon: IconBuildingStore,
            label: <Trans>Vedi i partner</Trans>,
            note: <Trans>Vantaggi dai nostri partner</Trans>,
          },
        ]}
        renderLink={linkTo({ to: '/my-edison/fedelta/villaggio' })}
      />
    </Card>
  );
}

function Movements({ account: { movements } }: { account: LoyaltyAccount }) {
  const { i18n } = useLingui();
  const { clock } = useApp();
  if (movements.length === 0) return null;
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Movimenti</Trans>
      </SectionTitle>
      <ul className={layout['stack']}>
        {movements.map(({ id, at, points, reason, reward }) => (
          <li key={id} className={classes['movement']}>
            <span className={cx(blocks['stackFlush'], blocks['anywhere'])}>
              <span>{reward === undefined ? i18n._(reasonWords(reason)) : reward.title}</span>
              <span className={layout['caption']}>
                {pastMoment(at, clock.now())}
                {reward === undefined ? null : (
                  <>
                    {' '}
                    · <Trans>buono {reward.voucher}</Trans>
                  </>
                )}
              </span>
            </span>
            <strong className={classes['points']}>
              {points > 0 ? '+' : points < 0 ? '−' : ''}
              {quantityWords(Math.abs(points))}
            </strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
