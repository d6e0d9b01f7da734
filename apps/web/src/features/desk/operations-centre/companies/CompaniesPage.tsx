import { managedCompanies } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../api/app.ts';
import { ButtonLink } from '../../../../shared/links/ButtonLink.tsx';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../../ui/parts/states/states.tsx';
import { AllDone } from '../../../../ui/pictures/content/spots.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import classes from '../centre.module.css';

/** Companies with their hours, capacity and closures (operatore.centrale.5). */
export function CompaniesPage() {
  const { queryOf } = useApp();
  const companies = readOf(useQuery({ ...queryOf(managedCompanies, {}), refetchOnWindowFocus: true }));
  return (
    <div className={layout['stack']}>
      <div className={classes['filters']}>
        <ButtonLink to="/my-edison/operatore/ditte/nuova">
          <Trans>Aggiungi una ditta</Trans>
        </ButtonLink>
        <ButtonLink to="/my-edison/operatore/ditte/festivita" variant="light">
          <Trans>Giorni di chiusura</Trans>
        </ButtonLink>
      </div>
      <ReadBody
        read={companies}
        failed={<Trans>Non riusciamo a caricare le ditte</Trans>}
        skeleton={<CardSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={
          <Card>
            <EmptyState level={2} picture={<AllDone />} title={<Trans>Nessuna ditta</Trans>}>
              <Trans>Aggiungi la prima ditta: da quel momento si potranno prenotare le sue visite.</Trans>
            </EmptyState>
          </Card>
        }
      >
        {(all) => all.map((company) => <CompanyCard key={company.id} company={company} />)}
      </ReadBody>
    </div>
  );
}
