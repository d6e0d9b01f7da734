import * as z from 'zod/mini';
import { filledText } from '../mechanism/wire.ts';

// What the two suggestions have in common (luogo.suggerimenti.3); their names are the suggester's own.

/** What was typed so far; only spaces are as good as nothing (chiamata.vuoti.1). */
export const typedText = filledText(100).check(
  // Nothing at all has been said to be missing already.
  z.refine((value) => value === '' || value.trim() !== '', { error: 'MISSING' }),
);

/** The country; only Italy's addresses are suggested. */
export const country = z.optional(z.enum(['ITA', 'IT']));

/** Whether German names are wanted beside the Italian ones, as in South Tyrol. */
export const withGerman = z.optional(z.enum(['true', 'false']));
