import type { Instant } from '../shared/day.ts';
import { instantInRome } from '../shared/time-of-day.ts';
import type { Intervention } from './intervention.ts';
import { isPastVisit, visitMoment } from './visit-moment.ts';
import { isOver } from './card.ts';
import type { InterventionStatus } from './status/status.ts';

type Ordered = Pick<Intervention, 'status' | 'appointmentMode' | 'timeSlots' | 'isGeolocalizationActive'>;

/** Positions of home.schede.2 that depend on the status alone. */
const PLACE_OF: Partial<Record<InterventionStatus, number>> = {
  IN_CORSO: 1,
  PREVENTIVO_DISPONIBILE: 2,
  OGGI: 3,
  CONFERMATO: 4,
  CREATO: 4,
  CREATO_SENZA_TECNICO: 4,
  ACCETTATO_FISSA_APPUNTAMENTO: 5,
  IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA: 6,
  IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO: 6,
  IN_ATTESA_PREVENTIVO: 6,
  IN_ATTESA_GESTIONE_RICHIESTA: 6,
  LASCIA_FEEDBACK: 8,
};

const PASSED = 7;

/** Positions with a coming appointment, sorted by its time. */
const DATED = new Set([3, 4]);

/** Sorts the interventions in progress for the home page (home.schede.2). */
export function nextFirst<T extends Ordered>(interventions: readonly T[], now: Instant): T[] {
  return interventions
    .filter(({ status }) => !isOver(status))
    .map((intervention) => ({ intervention, place: placeOf(intervention, now), at: startOf(intervention) }))
    .toSorted((one, other) => one.place - other.place || byTime(one, other))
    .map(({ intervention }) => intervention);
}

function placeOf(intervention: Ordered, now: Instant): number {
  const { status, isGeolocalizationActive } = intervention;
  if (status !== 'IN_CORSO' && isPastVisit(visitMoment(intervention, now))) return PASSED;
  return isGeolocalizationActive ? 1 : (PLACE_OF[status] ?? 6);
}

const startOf = ({ timeSlots: [slot] }: Ordered): Instant | undefined => slot && instantInRome(slot.date, slot.start);

interface Placed {
  readonly place: number;
  readonly at: Instant | undefined;
}

/** Sorts coming appointments by the earliest, past ones by the latest, and those without a time last. */
function byTime(one: Placed, other: Placed): number {
  const last = DATED.has(one.place) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const [a, b] = [one.at ?? last, other.at ?? last];
  if (a === b) return 0;
  return a < b === DATED.has(one.place) ? -1 : 1;
}
