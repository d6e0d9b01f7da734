import { geolocate, technicianOfVisit } from '@sportello/calls';
import type { Intervention, TechnicianOnTheWay } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useApp } from '../../../api/app.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { optionalPart } from '../../../ui/later/optional-part.tsx';
import { timeWords } from '../../../ui/moments.ts';
import { useNow } from '../use-now.ts';
import { Portrait } from './Portrait.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from './technician.module.css';

const TechnicianMap = optionalPart(() => import('./TechnicianMap.tsx').then(({ TechnicianMap }) => TechnicianMap));

/**
 * The position is polled every 15 seconds and the rest every 30, while the page is visible (intervento.tecnico.6).
 */
const POSITION_MS = 15_000;
const ARRIVAL_MS = 30_000;

/** Statuses in which a technician can be on the way or on site. */
const AWAITED = new Set(['OGGI', 'IN_CORSO', 'CONFERMATO']);

/** Shows technician, arrival time and position; hidden until somebody has set out (intervento.tecnico.4). */
export function TechnicianCard({ intervention }: { intervention: Intervention }) {
  const { id, company, status, appointmentMode, isGeolocalizationActive } = intervention;
  const isVisit = appointmentMode.name === 'TECHINICIAN_EXIT';
  if (!isVisit || company === undefined || !AWAITED.has(status)) return null;
  return <Coming id={id} company={company.code} isSeen={isGeolocalizationActive} />;
}

function Coming({ id, company, isSeen }: { id: string; company: string; isSeen: boolean }) {
  const { queryOf, config } = useApp();
  const asked = useQuery({
    ...queryOf(technicianOfVisit, { params: { id } }),
    // A provider's own gateway returns only the position.
    enabled: config.capabilities.includes(technicianOfVisit.id),
    refetchInterval: ({ state }) => (state.data?.model?.arrivesAt === undefined ? false : ARRIVAL_MS),
    refetchOnWindowFocus: 'always',
  });
  const technician = asked.data?.model;
  const position = useQuery({
    ...queryOf(geolocate, { params: { id, companyId: company } }),
    enabled: isSeen,
    refetchInterval: POSITION_MS,
    refetchOnWindowFocus: 'always',
  }).data?.model;
  if (technician === undefined && (!isSeen || position === undefined)) return null;
  const hasArrived = technician !== undefined && technician.arrivesAt === undefined;
  return (
    <Card tone={hasArrived ? 'plain' : 'next'} className={layout['stack']} aria-labelledby="tecnico">
      <SectionTitle id="tecnico">
        {hasArrived ? <Trans>Il tecnico è da te</Trans> : <Trans>Il tecnico è in viaggio</Trans>}
      </SectionTitle>
      {technician === undefined ? null : <Who id={id} technician={technician} />}
      {hasArrived || !isSeen || position === undefined ? null : (
        <Suspense fallback={<div className={classes['room']} />}>
          <TechnicianMap technician={position} home={technician?.destination} />
        </Suspense>
      )}
    </Card>
  );
}

function Who({ id, technician }: { id: string; technician: TechnicianOnTheWay }) {
  const { name, hasPhoto, arrivesAt, isLate } = technician;
  return (
    <>
      {isLate ? (
        <Callout tone="warn" title={<Trans>Arriva dopo l’orario dell’appuntamento</Trans>} role="status">
          <Trans>Ci scusiamo: se non puoi aspettare, chiama la centrale operativa.</Trans>
        </Callout>
      ) : null}
      <div className={classes['who']}>
        <Portrait id={id} name={name} hasPhoto={hasPhoto} />
        <div>
          <p>{name}</p>
          {arrivesAt === undefined ? null : <Arrival at={arrivesAt} />}
        </div>
      </div>
    </>
  );
}

const MINUTE = 60_000;

function Arrival({ at }: { at: number }) {
  const now = useNow();
  const minutes = Math.ceil((at - now) / MINUTE);
  return (
    <>
      <p className={classes['when']}>
        {minutes <= 1 ? <Trans>Arriva a momenti</Trans> : <Trans>Arriva verso le {timeWords(at)}</Trans>}
      </p>
      {minutes <= 1 ? null : (
        <p className={layout['captionLines']}>
          <Plural value={minutes} one="Tra circa # minuto" other="Tra circa # minuti" />
        </p>
      )}
    </>
  );
}
