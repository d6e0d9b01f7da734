import { invitations, makeInvitation } from '@sportello/calls';
import type { InvitedFriend, Invitations } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { euroWords } from '../../ui/amounts.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { pastMoment } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { ShareLink } from '../../shared/links/ShareLink.tsx';
import { cx } from '../../ui/cx.ts';
import { CopyLink } from '../../ui/parts/ways/CopyLink.tsx';
import { Figure } from '../../ui/parts/facts/Figure.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { QrCode } from '../../ui/parts/signs/QrCode.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { Tag } from '../../ui/parts/signs/Tag.tsx';
import { Gift } from '../../ui/pictures/module-spots.tsx';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import classes from './invitations.module.css';

/** Referral code with link and QR code, and the progress of each invited friend (moduli.contenuti.1). */
export function InvitationsPage() {
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(invitations.id);
  const read = readOf(useQuery({ ...queryOf(invitations, {}), enabled: isThere }));
  if (!isThere) return <NotFoundPage />;
  return (
    <Page title={<Trans>Porta un amico</Trans>} lead={<Trans>Un vantaggio per ogni amico che diventa cliente.</Trans>}>
      <ReadBody read={read} failed={<Trans>Non riusciamo a caricare i tuoi inviti</Trans>} skeleton={<CardSkeleton />}>
        {(all) => (
          <>
            <Card className={layout['stack']}>
              <SectionTitle>
                <Trans>Il tuo invito</Trans>
              </SectionTitle>
              <p>
                <Trans>
                  Quando il primo contratto di un amico sarà attivo, avrai {euroWords(all.rewardCents)} in meno in
                  bolletta.
                </Trans>
              </p>
              {all.code === undefined || all.link === undefined ? (
                <MakeInvitation />
              ) : (
                <OwnInvitation code={all.code} link={all.link} />
              )}
            </Card>
            <Friends {...all} />
          </>
        )}
      </ReadBody>
    </Page>
  );
}

function MakeInvitation() {
  const may = useMay();
  const { send, isSending, problem } = useChange(makeInvitation, { request: () => ({}) });
  return (
    <>
      <FormProblem problem={problem} />
      {may(makeInvitation) ? (
        <div>
          <Button loading={isSending} onClick={() => send()}>
            <Trans>Crea il tuo invito</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function OwnInvitation({ code, link }: { code: string; link: string }) {
  const { t } = useLingui();
  return (
    <div className={cx(layout['stackLarge'], classes['own'])}>
      <div className={classes['qr']}>
        <QrCode text={link} label={t`L’invito come codice QR`} />
      </div>
      <div className={cx(layout['stack'], screens['shrinks'])}>
        <Figure size="normal" label={<Trans>Il tuo codice</Trans>}>
          {code}
        </Figure>
        <p className={blocks['anywhere']}>
          <a href={link}>{link}</a>
        </p>
        <ShareLink title={t`Un invito per te`} text={t`Passa anche tu con noi: registrati da qui.`} link={link} />
        <CopyLink link={link} />
      </div>
    </div>
  );
}

function Friends({ friends, rewardCents, link }: Pick<Invitations, 'friends' | 'rewardCents' | 'link'>) {
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>I tuoi amici</Trans>
      </SectionTitle>
      {friends.length === 0 ? (
        <EmptyState wide level={3} picture={<Gift />} title={<Trans>Ancora nessuno</Trans>}>
          {link === undefined ? (
            <Trans>Crea il tuo invito, invia il link agli amici e segui da qui le loro registrazioni.</Trans>
          ) : (
            <Trans>Invia il link agli amici e segui da qui le loro registrazioni.</Trans>
          )}
        </EmptyState>
      ) : (
        <ul className={layout['stack']}>
          {friends.map((friend) => (
            <Friend key={friend.id} friend={friend} rewardCents={rewardCents} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Friend({ friend, rewardCents }: { friend: InvitedFriend; rewardCents: number }) {
  const { clock } = useApp();
  const { name, state, registeredAt, rewardedAt } = friend;
  return (
    <li className={layout['spreadWide']}>
      <span className={blocks['stackFlush']}>
        <strong>{name === '' ? <Trans>Un amico</Trans> : name}</strong>
        <span className={layout['caption']}>
          {rewardedAt === undefined ? (
            <Trans>Si è registrato: {pastMoment(registeredAt, clock.now())}</Trans>
          ) : (
            <Trans>
              {euroWords(rewardCents)} in meno in bolletta, dal {pastMoment(rewardedAt, clock.now())}
            </Trans>
          )}
        </span>
      </span>
      {state === 'CLIENTE' ? (
        <Tag tone="good">
          <Trans>È cliente</Trans>
        </Tag>
      ) : (
        <Tag tone="info">
          <Trans>In attesa del contratto</Trans>
        </Tag>
      )}
    </li>
  );
}
