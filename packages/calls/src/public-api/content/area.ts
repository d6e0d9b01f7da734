import { AUDIENCE_KINDS, NOTIFICATION_TARGETS } from '@sportello/domain';
import * as z from 'zod/mini';
import { day } from '../../mechanism/wire.ts';
import { itemOf, line, link, linkTarget, picture, richText, slug, titled } from './parts.ts';

/** A box that asks or explains before something is done. */
export const modal = itemOf({ id: slug, ...titled, buttons: z.array(line) });

const kinds = z.optional(z.array(z.enum(AUDIENCE_KINDS)));

/** For whom of the segment it is, by what they have (contenuto.usi.7). */
const audience = z.optional(z.strictObject({ has: kinds, lacks: kinds }));

/** A service or product, in the list and in full; both levels name it by `code`. */
export const vasListed = itemOf({ code: slug, ...titled, picture, price: z.optional(line), audience });
export const vasDetails = itemOf({
  code: slug,
  ...titled,
  picture,
  advantages: z.array(line),
  conditions: z.optional(richText),
  /** Among the topics of the contact configuration, the one under which it can be asked for. */
  topic: z.optional(slug),
  link: z.optional(link),
});

/** What points can be used for, and a shop of the loyalty village (contenuto.usi.6). */
export const reward = itemOf({ code: slug, ...titled, picture, points: z.int().check(z.gte(1)) });
export const villageShop = itemOf({ code: slug, ...titled, advantage: line, picture, link: z.optional(link) });

/** What the provider offers to a segment. */
export const offer = itemOf({ id: slug, ...titled, picture, validUntil: z.optional(day), link, audience });

/** An announcement to everybody of a segment, between two days. */
export const announcement = itemOf({
  id: slug,
  title: line,
  text: richText,
  target: z.enum(NOTIFICATION_TARGETS),
  url: z.optional(linkTarget),
  from: z.optional(day),
  until: z.optional(day),
});

/** A banner of the home. */
export const banner = itemOf({ id: slug, title: line, description: line, picture, link });

/** What energy control shows and compares with. */
export const energyControl = itemOf({
  welcome: z.strictObject(titled),
  tutorial: z.array(z.strictObject({ ...titled, picture })),
  /** A household to compare with, in kWh and Smc a year. */
  comparison: z.strictObject({
    people: z.array(z.strictObject({ count: z.int().check(z.gte(1)), electricity: z.number(), gas: z.number() })),
    source: line,
  }),
});

/** A question and its answer; `keywords` are words that people use for it and that it doesn't say. */
export const faq = itemOf({
  id: slug,
  topic: line,
  question: line,
  answer: richText,
  keywords: z.optional(z.array(line)),
});

/** An advice to a segment. */
export const recommendation = itemOf({ id: slug, ...titled, picture, link: z.optional(link), audience });

/** What one can write to customer service about. */
export const contactConfiguration = itemOf({
  ...titled,
  topics: z.array(
    z.strictObject({
      id: slug,
      label: line,
      invalidation: z.optional(line),
      /** Whether the message is about one supply or service. */
      about: z.enum(['CONTRACT', 'NOTHING']),
    }),
  ),
});
