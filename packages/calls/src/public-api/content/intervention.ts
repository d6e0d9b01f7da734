import {
  APPOINTMENT_MODES,
  INFORMATION_KINDS,
  INTERVENTION_ACTIONS,
  INTERVENTION_STATUSES,
  SUPPORT_TYPES,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { itemOf, line, picture, richText, slug, titled } from './parts.ts';

/** Content of interventions, one shape for authors and readers (intervento.carta.1, intervento.feedback.1). */

/** A product for which an intervention can be requested, by the id of the installation that is booked. */
export const interventionProduct = itemOf({ id: slug, installation: line, ...titled, icon: picture });

const price = z.strictObject({
  /** Euros; absent without a discount. */
  original: z.optional(z.number().check(z.nonnegative())),
  discounted: z.number().check(z.nonnegative()),
});

const prices = z.strictObject({ label: line, firstHour: price, nextHours: price });

/** Landing page of the service: two files of one shape, with and without free hour. */
export const interventionLanding = itemOf({
  header: z.strictObject(titled),
  card: z.strictObject({ chip: line, ...titled }),
  information: z.array(z.strictObject({ icon: picture, ...titled })),
  /** Absent until the provider has set its prices. */
  pricing: z.optional(z.strictObject({ firstIntervention: prices, nextIntervention: prices })),
});

export const interventionSlide = itemOf({ ...titled, picture });

export const interventionFaq = itemOf({ question: line, answer: richText });

/** Page for choosing the support type (prenotazione.flussi.2). */
export const supportTypePage = itemOf({
  oraGratis: z.boolean(),
  header: z.strictObject(titled),
  cards: z.array(
    z.strictObject({ ...titled, img: picture, idField: line, type: z.enum(SUPPORT_TYPES), enable: z.boolean() }),
  ),
});

export const feedbackPage = itemOf({
  questions: z.array(
    z.strictObject({
      key: slug,
      question: line,
      system: z.array(line),
      /** Absent when it applies to every intervention (intervento.feedback.3). */
      modes: z.optional(z.array(z.enum(APPOINTMENT_MODES))),
    }),
  ),
  thankYou: z.strictObject(titled),
});

export const interventionRendering = itemOf({
  mode: z.enum(APPOINTMENT_MODES),
  states: z.array(
    z.strictObject({
      stateId: z.enum(INTERVENTION_STATUSES),
      /** The backend's sub-state; absent for all those without a card of their own (intervento.carta.9). */
      subState: z.optional(line),
      rendering: z.strictObject({
        title: z.optional(line),
        message: line,
        description: richText,
        icon: z.optional(z.enum(['videocall', 'truck'])),
        boxes: z.array(z.strictObject({ label: line, icon: line, type: z.enum(INFORMATION_KINDS) })),
        buttons: z.array(
          z.strictObject({
            label: line,
            type: z.enum(INTERVENTION_ACTIONS),
            analytics: z.strictObject({ homePage: line, landingPage: line }),
          }),
        ),
        stepper: z.strictObject({
          stepsNumber: z.int().check(z.gte(1), z.lte(9)),
          /** Zero-based. */
          indexCurrentStep: z.int().check(z.gte(0), z.lte(8)),
        }),
      }),
    }),
  ),
});
