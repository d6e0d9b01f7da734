import { NOTIFICATION_TARGETS } from '@sportello/domain';
import * as z from 'zod/mini';
import { day } from '../../mechanism/wire.ts';
import { itemOf, line, link, linkTarget, picture, richText, slug, titled } from './parts.ts';

/** A box that asks or explains before something is done. */
export const modal = itemOf({ id: slug, ...titled, buttons: z.array(line) });

/** A service or product, in the list and in full; both levels name it by `code`. */
export const vasListed = itemOf({ code: slug, ...titled, picture, price: z.optional(line) });
export const vasDetails = itemOf({
  code: slug,
  ...titled,
  picture,
  advantages: z.array(line),
  conditions: z.optional(richText),
  link: z.optional(link),
});

/** What the provider offers to a segment. */
export const offer = itemOf({ id: slug, ...titled, picture, validUntil: z.optional(day), link });

/** A notice for everybody of a segment, between two days. */
export const notice = itemOf({
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
export const recommendation = itemOf({ id: slug, ...titled, picture, link: z.optional(link) });

/** What one can write to customer service about. */
export const contactConfiguration = itemOf({
  ...titled,
  topics: z.array(
    z.strictObject({
      id: slug,
      label: line,
      hint: z.optional(line),
      /** Whether the message is about one supply or service. */
      about: z.enum(['CONTRACT', 'NOTHING']),
    }),
  ),
});
