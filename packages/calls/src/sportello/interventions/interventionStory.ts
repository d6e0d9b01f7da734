import {
  INTERVENTION_ACTS,
  INTERVENTION_DOERS,
  INTERVENTION_STEPS,
  mappedInterventionStatus,
  type InterventionStory,
  type StoryMoment,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { known, present } from '../../mechanism/empty.ts';
import { ownId } from '../../mechanism/ids.ts';
import { day, instant, optionalText } from '../../mechanism/wire.ts';

const wireMoment = z.strictObject({
  quando: instant,
  /** A step of intervento.stato.11, or another event of the intervention. */
  tipo: z.string(),
  /** CLIENTE, CENTRALE, DITTA, SISTEMA. */
  chi: z.string(),
  /** Resulting state, as in `BACKEND_INTERVENTION_STATES`. */
  stato: z.strictObject({ state: z.string(), subState: optionalText }),
  appuntamento: z.nullable(z.strictObject({ giorno: day, inizio: z.string(), fine: z.string() })),
});

/** Events of an intervention, in order, without internal notes. */
export const interventionStory = defineCall({
  id: 'interventionStory',
  backend: 'sportello',
  method: 'GET',
  path: '/interventi/{id}/storia',
  summary: 'Che cosa è successo a un intervento, in ordine di tempo',
  rules: ['intervento.storia.1', 'intervento.storia.2', 'intervento.storia.3'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention', 64) }),
  answer: z.strictObject({
    eventi: z.array(wireMoment),
    /** Party that has to act next, and the promised deadline; null if nobody has to. */
    prossimaMossa: z.nullable(
      z.strictObject({
        chi: z.enum(['CLIENTE', 'CENTRALE', 'DITTA']),
        entro: z.nullable(instant),
        inRitardo: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: 'I0000001' } },
    answer: {
      eventi: [
        {
          quando: '2026-11-18T10:04:00.000Z',
          tipo: 'PRENOTAZIONE',
          chi: 'CLIENTE',
          stato: { state: 'Assigned', subState: 'TO_ACCEPT' },
          appuntamento: { giorno: '2026-12-01', inizio: '09:00', fine: '11:00' },
        },
        {
          quando: '2026-11-19T08:30:00.000Z',
          tipo: 'CONCORDA',
          chi: 'CENTRALE',
          stato: { state: 'Assigned', subState: 'APPOINTMENT_AGREED' },
          appuntamento: { giorno: '2026-12-01', inizio: '09:00', fine: '11:00' },
        },
      ],
      prossimaMossa: { chi: 'DITTA', entro: '2026-12-01T10:00:00.000Z', inRitardo: false },
    },
  },
  invalidatedBy: 'interventions',
  toModel: ({ eventi, prossimaMossa }): InterventionStory => ({
    moments: eventi.map(toMoment),
    next:
      prossimaMossa === null
        ? undefined
        : {
            turn: TURNS[prossimaMossa.chi],
            by: prossimaMossa.entro === null ? undefined : Date.parse(prossimaMossa.entro),
            isLate: prossimaMossa.inRitardo,
          },
  }),
});

const TURNS = { CLIENTE: 'CUSTOMER', CENTRALE: 'CENTRE', DITTA: 'COMPANY' } as const;

function toMoment({ quando, tipo, chi, stato, appuntamento }: z.output<typeof wireMoment>): StoryMoment {
  return {
    at: Date.parse(quando),
    kind: known([...INTERVENTION_STEPS, ...INTERVENTION_ACTS, 'SCONOSCIUTO'], tipo, 'SCONOSCIUTO'),
    by: known([...INTERVENTION_DOERS, 'SCONOSCIUTO'], chi, 'SCONOSCIUTO'),
    status: mappedInterventionStatus(stato.state, present(stato.subState)),
    appointment:
      appuntamento === null
        ? undefined
        : { day: appuntamento.giorno, start: appuntamento.inizio, end: appuntamento.fine },
  };
}
