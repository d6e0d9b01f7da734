import { cases, contactRequests, legalNotices } from '@sportello/calls';
import type { User } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { CallCentre } from './CallCentre.tsx';
import { EmergencyBanner } from './emergency/EmergencyBanner.tsx';
import { FaqSection } from './FaqSection.tsx';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import classes from './Support.module.css';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { cx } from '../../ui/cx.ts';

export function SupportPage() {
  const { user } = useUser();
  return (
    <Page title={<Trans>Assistenza</Trans>} lead={<Trans>Chiama, scrivi o cerca una risposta.</Trans>}>
      {user === undefined ? null : <Help user={user} />}
    </Page>
  );
}

function Help({ user }: { user: User }) {
  const { config } = useApp();
  const days = config.support?.answerWorkingDays;
  return (
    <>
      <EmergencyBanner />
      <div className={classes['ways']}>
        <CallCentre user={user} />
        <Card className={classes['way']} aria-labelledby="scrivici">
          <SectionTitle id="scrivici">
            <Trans>Scrivici</Trans>
          </SectionTitle>
          <p className={cx(layout['soft'], classes['soft'])}>
            {days === undefined ? (
              <Trans>Spiega il problema, anche con una foto. Ricevi subito un numero di ricevuta.</Trans>
            ) : (
              <Trans>
                Spiega il problema, anche con una foto. Ricevi subito un numero di ricevuta e la risposta entro {days}{' '}
                giorni lavorativi.
              </Trans>
            )}
          </p>
          <ButtonLink
            to="/my-edison/assistenza/scrivici"
            leftSection={<IconMessage size={20} aria-hidden="true" />}
            className={classes['end'] ?? ''}
          >
            <Trans>Scrivi un messaggio</Trans>
          </ButtonLink>
          {config.capabilities.includes(contactRequests.id) ? (
            <Link to="/my-edison/assistenza/richieste" className={cx(links['link'], classes['quiet'])}>
              <Trans>Le tue richieste</Trans>
            </Link>
          ) : null}
        </Card>
        {config.capabilities.includes(cases.id) ? <CasesCard /> : null}
        {config.capabilities.includes(legalNotices.id) ? <NoticesCard /> : null}
      </div>
      <FaqSection segment={user.segment} />
    </>
  );
}

function NoticesCard() {
  return (
    <Card className={classes['way']} aria-labelledby="comunicazioni">
      <SectionTitle id="comunicazioni">
        <Trans>Comunicazioni</Trans>
      </SectionTitle>
      <p className={cx(layout['soft'], classes['soft'])}>
        <Trans>Rinnovi, modifiche del contratto e altre comunicazioni formali, con la prova di consegna.</Trans>
      </p>
      <div className={classes['open']}>
        <Link to="/my-edison/comunicazioni" className={cx(links['link'], classes['quiet'])}>
          <Trans>Le tue comunicazioni</Trans>
        </Link>
      </div>
    </Card>
  );
}

function CasesCard() {
  return (
    <Card className={classes['way']} aria-labelledby="reclami">
      <SectionTitle id="reclami">
        <Trans>Reclami e segnalazioni</Trans>
      </SectionTitle>
      <p className={cx(layout['soft'], classes['soft'])}>
        <Trans>Qualcosa non torna? Sai subito entro quale giorno ti rispondiamo per iscritto.</Trans>
      </p>
      <div className={classes['open']}>
        <ButtonLink to="/my-edison/assistenza/reclami/nuovo" variant="light">
          <Trans>Scrivi un reclamo</Trans>
        </ButtonLink>
        <Link to="/my-edison/assistenza/reclami" className={cx(links['link'], classes['quiet'])}>
          <Trans>I tuoi reclami</Trans>
        </Link>
      </div>
    </Card>
  );
}
