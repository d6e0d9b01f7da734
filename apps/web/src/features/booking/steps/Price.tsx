import { contentUses, recuperoOragratis, retrieveFreeHour } from '@sportello/calls';
import {
  dayInRome,
  isCancelledIntervention,
  isFreeHourUsable,
  LANDING_FOLDERS,
  type BookingFields,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { useContent } from '../../../shared/content/use-content.ts';
import { useAllInterventions } from '../../../shared/interventions/use-all-interventions.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import { priceWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { fullDay } from '../../../ui/moments.ts';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';

/** Price of a new booking, and the free hour that it uses (prenotazione.prezzo.1). */
export function Price({ fields }: { fields: BookingFields }) {
  return (
    <section className={cx(layout['stackSmall'], screens['well'])} aria-labelledby="quanto-costa">
      <SectionTitle id="quanto-costa">
        <Trans>Quanto costa</Trans>
      </SectionTitle>
      {fields.supportType === 'VIDEOCALL' ? (
        <p>
          <Trans>La videochiamata è gratuita.</Trans>
        </p>
      ) : (
        <VisitPrice fields={fields} />
      )}
    </section>
  );
}

function VisitPrice({ fields: { appointmentDate } }: { fields: BookingFields }) {
  const { t } = useLingui();
  const { queryOf, clock } = useApp();
  const today = dayInRome(clock.now());
  const flag = readOf(useQuery(queryOf(retrieveFreeHour, {})));
  const hour = useQuery(queryOf(recuperoOragratis, {})).data?.model;
  const dates = { validFrom: hour?.validFrom ?? null, validTo: hour?.validTo ?? null, usedOn: hour?.usedOn ?? null };
  const isUsed = flag.data === true && isFreeHourUsable(dates, appointmentDate ?? today, today);
  const isKnown = flag.data !== undefined || flag.error !== null;
  const folder = flag.data === true ? LANDING_FOLDERS.FREE_HOUR : LANDING_FOLDERS.NO_FREE_HOUR;
  const landing = useContent(contentUses.interventionLanding, isKnown ? [folder] : undefined);
  const prices = landing.data?.[0]?.pricing;
  const earlier = useAllInterventions().known.filter(({ status }) => !isCancelledIntervention(status));
  const own = isUsed || earlier.length === 0 ? prices?.firstIntervention : prices?.nextIntervention;
  return (
    <>
      {flag.error === null ? null : (
        <ReadMissing read={flag} title={<Trans>Non riusciamo a controllare la tua ora gratis</Trans>}>
          <Trans>Se ne hai una, la usiamo per questo intervento.</Trans>
        </ReadMissing>
      )}
      {own === undefined ? (
        <p>
          <Trans>Il tecnico ti dice il prezzo prima di cominciare: senza il tuo sì non fa lavori.</Trans>
        </p>
      ) : (
        <>
          <Facts
            facts={[
              { name: t`Prima ora, uscita compresa`, value: isUsed ? t`Gratis` : priceWords(own.firstHour.discounted) },
              { name: t`Ogni ora in più`, value: priceWords(own.nextHours.discounted) },
            ]}
          />
          <p className={layout['soft']}>
            <Trans>Se servono ricambi o altri lavori, ricevi prima un preventivo da accettare.</Trans>
          </p>
        </>
      )}
      {isUsed ? <FreeHourUse validTo={hour?.validTo} /> : null}
    </>
  );
}

function FreeHourUse({ validTo }: { validTo: string | undefined }) {
  return (
    <p>
      <strong>
        <Trans>Con questo intervento usi la tua ora gratis.</Trans>
      </strong>{' '}
      {validTo === undefined ? null : <Trans>Fino al {fullDay(validTo)} non ne hai un’altra.</Trans>}{' '}
      <Trans>Se annulli in tempo, torna disponibile.</Trans>
    </p>
  );
}
