import { AUDIENCE_KINDS, NOTIFICATION_TARGETS } from '@sportello/domain';
import * as z from 'zod/mini';
import { day } from '../../mechanism/wire.ts';
import { itemOf, line, link, linkTarget, picture, richText, slug, titled } from './parts.ts';

export const modal = itemOf({ id: slug, ...titled, buttons: z.array(line) });

const kinds = z.optional(z.array(z.enum(AUDIENCE_KINDS)));

/** Audience within the segment, by what the customer has (contenuto.usi.7). */
const audience = z.optional(z.strictObject({ has: kinds, lacks: kinds }));

/** A service or product, in the list and in the detail; both identify it by `code`. */
export const vasListed = itemOf({ code: slug, ...titled, picture, price: z.optional(line), audience });
export const vasDetails = itemOf({
  code: slug,
  ...titled,
  picture,
  advantages: z.array(line),
  conditions: z.optional(richText),
  /** Topic of the contact configuration under which it can be requested. */
  topic: z.optional(slug),
  link: z.optional(link),
});

/** A reward for points, and a shop of the loyalty village (contenuto.usi.6). */
export const reward = itemOf({ code: slug, ...titled, picture, points: z.int().check(z.gte(1)) });
export const villageShop = itemOf({ code: slug, ...titled, advantage: line, picture, link: z.optional(link) });

export const offer = itemOf({ id: slug, ...titled, picture, validUntil: z.optional(day), link, audience });

export const announcement = itemOf({
  id: slug,
  title: line,
  text: richText,
  target: z.enum(NOTIFICATION_TARGETS),
  url: z.optional(linkTarget),
  from: z.optional(day),
  until: z.optional(day),
});

export const banner = itemOf({ id: slug, title: line, description: line, picture, link });

export const energyControl = itemOf({
  welcome: z.strictObject(titled),
  tutorial: z.array(z.strictObject({ ...titled, picture })),
  /** Reference household, in kWh and Smc per year. */
  comparison: z.strictObject({
    people: z.array(z.strictObject({ count: z.int().check(z.gte(1)), electricity: z.number(), gas: z.number() })),
    source: line,
  }),
});

/** `keywords` are search terms that the text doesn't contain. */
export const faq = itemOf({
  id: slug,
  topic: line,
  question: line,
  answer: richText,
  keywords: z.optional(z.array(line)),
});

export const recommendation = itemOf({ id: slug, ...titled, picture, link: z.optional(link), audience });

export const contactConfiguration = itemOf({
  ...titled,
  topics: z.array(
    z.strictObject({
      id: slug,
      label: line,
      hint: z.optional(line),
      about: z.enum(['CONTRACT', 'NOTHING', 'CASE']),
    }),
  ),
});
