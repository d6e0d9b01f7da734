import { describe, expect, it } from 'vitest';
import { nextFirst } from './next-first.ts';
import { isOver } from './card.ts';
import { INTERVENTION_STATUSES, type InterventionStatus } from './status/status.ts';

const now = Date.parse('2026-12-01T09:00:00Z');
const [past, today, soon, later] = ['2026-11-24', '2026-12-01', '2026-12-02', '2026-12-09'];

interface Given {
  readonly date?: string;
  readonly end?: string;
  readonly isCall?: boolean;
  readonly isOnTheWay?: boolean;
}

const given = (id: string, status: InterventionStatus, { date, end = '12:00', isCall, isOnTheWay }: Given = {}) => ({
  id,
  status,
  appointmentMode:
    isCall === true ? ({ id: '1', name: 'VIDEOCALL' } as const) : ({ id: '2', name: 'TECHINICIAN_EXIT' } as const),
  timeSlots: date === undefined ? [] : [{ id: 's', date, start: '09:00', end, state: 'SCHEDULED' as const }],
  isGeolocalizationActive: isOnTheWay === true,
});

/** One of each kind, in the order of home.schede.2. */
const ordered = [
  given('technician on the way', 'OGGI', { date: today, isOnTheWay: true }),
  given('at work', 'IN_CORSO', { date: past }),
  given('quote to answer', 'PREVENTIVO_DISPONIBILE', { date: past }),
  given('today', 'OGGI', { date: today }),
  given('confirmed, tomorrow', 'CONFERMATO', { date: soon }),
  given('asked for, later', 'CREATO', { date: later }),
  given('asked for, without a day', 'CREATO_SENZA_TECNICO'),
  given('to be fixed by the customer', 'ACCETTATO_FISSA_APPUNTAMENTO', { date: past }),
  given('to be fixed by the company', 'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA', { date: past }),
  given('passed', 'CONFERMATO', { date: past }),
  given('opinion', 'LASCIA_FEEDBACK', { date: past }),
];

const namesOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

describe('what comes first on the home (home.schede.2)', () => {
  it('sorts interventions in the order of the table, however they come', () => {
    expect(namesOf(nextFirst(ordered.toReversed(), now))).toEqual(namesOf(ordered));
    expect(namesOf(nextFirst(ordered, now))).toEqual(namesOf(ordered));
  });

  it.each([
    ['technician on the way', given('', 'OGGI', { date: today, isOnTheWay: true }), given('', 'OGGI', { date: today })],
    [
      'late, but on the way',
      given('', 'OGGI', { date: today, end: '09:30', isOnTheWay: true }),
      given('', 'OGGI', { date: today }),
    ],
    ['work under way', given('', 'IN_CORSO', { date: today }), given('', 'PREVENTIVO_DISPONIBILE', { date: today })],
    ['call under way', given('', 'IN_CORSO', { date: today, isCall: true }), given('', 'OGGI', { date: today })],
    ['quote', given('', 'PREVENTIVO_DISPONIBILE', { date: past }), given('', 'OGGI', { date: today })],
    [
      'the later quote',
      given('', 'PREVENTIVO_DISPONIBILE', { date: today }),
      given('', 'PREVENTIVO_DISPONIBILE', { date: past }),
    ],
    ['today', given('', 'OGGI', { date: today }), given('', 'CONFERMATO', { date: soon })],
    ['agreed, sooner', given('', 'CONFERMATO', { date: soon }), given('', 'CONFERMATO', { date: later })],
    ['asked for, sooner', given('', 'CREATO', { date: soon }), given('', 'CONFERMATO', { date: later })],
    ['with a day', given('', 'CREATO', { date: later }), given('', 'CREATO_SENZA_TECNICO')],
    ['to come', given('', 'CREATO', { date: later }), given('', 'ACCETTATO_FISSA_APPUNTAMENTO', { date: past })],
    ['to come, not passed', given('', 'CREATO', { date: later }), given('', 'OGGI', { date: today, end: '09:30' })],
    ['to come, not passed, asked for', given('', 'CREATO', { date: later }), given('', 'CREATO', { date: past })],
    [
      'call that can be entered',
      given('', 'OGGI', { date: today, end: '09:45', isCall: true }),
      given('', 'CONFERMATO', { date: soon }),
    ],
    [
      'to be chosen',
      given('', 'ACCETTATO_FISSA_APPUNTAMENTO', { date: past }),
      given('', 'IN_ATTESA_PREVENTIVO', { date: today }),
    ],
    ['awaited', given('', 'IN_ATTESA_GESTIONE_RICHIESTA', { date: past }), given('', 'CONFERMATO', { date: past })],
    [
      'material',
      given('', 'IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO', { date: past }),
      given('', 'LASCIA_FEEDBACK', { date: today }),
    ],
    ['passed', given('', 'CONFERMATO', { date: past }), given('', 'LASCIA_FEEDBACK', { date: today })],
  ] as const)('sorts the more urgent intervention first: %s', (_what, first, second) => {
    expect(nextFirst([second, first], now)).toEqual([first, second]);
    expect(nextFirst([first, second], now)).toEqual([first, second]);
  });

  it.each(INTERVENTION_STATUSES)('leaves out what is over: %s (intervento.carta.8)', (status) => {
    expect(nextFirst([given('', status, { date: past })], now)).toHaveLength(isOver(status) ? 0 : 1);
  });
});

describe('nextFirst (home.schede.2)', () => {
  it.each<[string, InterventionStatus, Given, Given]>([
    ['coming appointments of the same time', 'CONFERMATO', { date: soon }, { date: soon }],
    ['coming appointments without a time', 'CREATO_SENZA_TECNICO', {}, {}],
    ['quotes of the same time', 'PREVENTIVO_DISPONIBILE', { date: past }, { date: past }],
    ['quotes without a time', 'PREVENTIVO_DISPONIBILE', {}, {}],
    ['feedback of the same time', 'LASCIA_FEEDBACK', { date: past }, { date: past }],
  ])('returns %s in their order', (_what, status, one, other) => {
    const all = [given('1', status, one), given('2', status, other), given('3', status, one)];
    expect(namesOf(nextFirst(all, now))).toEqual(['1', '2', '3']);
    expect(namesOf(nextFirst(all.toReversed(), now))).toEqual(['3', '2', '1']);
  });

  it.each<[string, InterventionStatus, Given, Given]>([
    ['the earlier visit of today', 'OGGI', { date: today }, { date: soon }],
    ['the earlier coming visit', 'CREATO', { date: soon }, { date: later }],
    ['the dated coming visit', 'CREATO', { date: later }, {}],
    ['the later quote', 'PREVENTIVO_DISPONIBILE', { date: soon }, { date: today }],
    ['the dated quote', 'PREVENTIVO_DISPONIBILE', { date: past }, {}],
    ['the later passed visit', 'CONFERMATO', { date: '2026-11-25' }, { date: past }],
    ['the later work', 'IN_CORSO', { date: today }, { date: past }],
    ['the later wait', 'IN_ATTESA_PREVENTIVO', { date: today }, { date: past }],
    ['the later feedback', 'LASCIA_FEEDBACK', { date: today }, { date: past }],
    ['the dated feedback', 'LASCIA_FEEDBACK', { date: past }, {}],
  ])('returns %s first', (_what, status, first, second) => {
    const [one, other] = [given('1', status, first), given('2', status, second)];
    expect(namesOf(nextFirst([one, other], now))).toEqual(['1', '2']);
    expect(namesOf(nextFirst([other, one], now))).toEqual(['1', '2']);
  });

  const places: readonly (readonly InterventionStatus[])[] = [
    ['IN_CORSO'],
    ['PREVENTIVO_DISPONIBILE'],
    ['OGGI'],
    ['CONFERMATO', 'CREATO', 'CREATO_SENZA_TECNICO'],
    ['ACCETTATO_FISSA_APPUNTAMENTO'],
    [
      'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA',
      'IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO',
      'IN_ATTESA_PREVENTIVO',
      'IN_ATTESA_GESTIONE_RICHIESTA',
    ],
    ['LASCIA_FEEDBACK'],
  ];

  it('returns the statuses by place, whatever their order', () => {
    const all = places.flat().map((status) => given(status, status, { date: later }));
    expect(namesOf(nextFirst(all, now))).toEqual(places.flat());
    expect(namesOf(nextFirst(all.toReversed(), now))).toEqual(places.flatMap((place) => place.toReversed()));
  });

  it('returns nothing for nothing', () => {
    expect(nextFirst([], now)).toEqual([]);
  });
});
