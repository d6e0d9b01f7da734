import { modificaDatiProfilo } from '@sportello/calls';
import { fullName } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useApp } from '../../api/app.ts';
import { clientIpQuery } from './client-ip.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { usePerson, type Person } from '../../shared/customer/use-person.ts';
import { optionalPart } from '../../ui/later/optional-part.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { LinkRows } from '../../ui/parts/ways/LinkRows.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { LockCallout } from './LockCallout.tsx';
import layout from '../../ui/layout/layout.module.css';
import { toProfilePage, useProfileRows } from './rows.tsx';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';

const InstallCard = optionalPart(() => import('./install/InstallCard.tsx').then(({ InstallCard }) => InstallCard));

export function ProfilePage() {
  const user = usePerson();
  const rows = useProfileRows();
  if (user === undefined) return null;
  return (
    <Page
      title={<Trans>Profilo</Trans>}
      lead={fullName(user) || user.username}
      aside={
        <>
          {rows.access.length === 0 ? null : (
            <Card className={layout['stackLarge']}>
              <SectionTitle>
                <Trans>Accesso</Trans>
              </SectionTitle>
              <LinkRows rows={rows.access} renderLink={toProfilePage} />
              <SeenFrom />
            </Card>
          )}
          {rows.privacy.length === 0 ? null : (
            <Card className={layout['stackLarge']}>
              <SectionTitle>
                <Trans>Privacy</Trans>
              </SectionTitle>
              <LinkRows rows={rows.privacy} renderLink={toProfilePage} />
            </Card>
          )}
          <Card className={layout['stackLarge']}>
            <SectionTitle>
              <Trans>Aiuto</Trans>
            </SectionTitle>
            <LinkRows rows={rows.help} renderLink={toProfilePage} />
          </Card>
          <Suspense>
            <InstallCard />
          </Suspense>
        </>
      }
    >
      <PersonalCard user={user} />
      <ContactsCard user={user} />
    </Page>
  );
}

function PersonalCard({ user }: { user: Person }) {
  const { t } = useLingui();
  return (
    <Card className={layout['stackLarge']}>
      <SectionTitle>
        <Trans>Dati personali</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Ragione sociale`, value: user.companyName },
          { name: user.companyName === undefined ? t`Nome e cognome` : t`Referente`, value: personOf(user) },
          { name: t`Codice fiscale`, value: user.fiscalCode },
          { name: t`Partita IVA`, value: user.vatCode },
          { name: t`Codice cliente`, value: user.code },
          { name: t`Tipo di cliente`, value: user.segmentValue },
          { name: t`Nome utente`, value: user.username },
        ]}
      />
      <p className={layout['soft']}>
        <Trans>Se qualcosa non è giusto, chiama il servizio clienti: questi dati sono anche sui tuoi contratti.</Trans>
      </p>
    </Card>
  );
}

function personOf({ name, surname }: Person): string {
  return [name, surname].filter(Boolean).join(' ');
}

function ContactsCard({ user }: { user: Person }) {
  const may = useMay();
  const { t } = useLingui();
  return (
    <Card className={layout['stackLarge']}>
      <SectionTitle>
        <Trans>Contatti</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Email`, value: user.email?.toLowerCase() ?? t`Non disponibile` },
          { name: t`Cellulare`, value: user.phoneNumber ?? t`Non disponibile` },
        ]}
      />
      <LockCallout user={user} />
      {may(modificaDatiProfilo) ? (
        <div>
          <ButtonLink to="/my-edison/profilo/contatti" variant="light">
            <Trans>Cambia i contatti</Trans>
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}

/** Public IP address, if a third-party lookup is configured (profilo.chiamate.6). */
function SeenFrom() {
  const { config } = useApp();
  const { data: ip = '' } = useQuery(clientIpQuery(config.clientIpService));
  if (ip === '') return null;
  return (
    <p className={layout['soft']}>
      <Trans>Ora sei collegato dall’indirizzo {ip}.</Trans>
    </p>
  );
}
