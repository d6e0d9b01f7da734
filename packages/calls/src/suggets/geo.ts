import * as z from 'zod/mini';
import { line } from '../mechanism/wire.ts';

// What the two suggestions have in common (luogo.suggerimenti.3); their names are the suggester's own.

/** What was typed so far. */
export const typedText = line(100);

/** The country; only Italy's addresses are suggested. */
export const country = z.optional(z.enum(['ITA', 'IT']));

/** Whether German names are wanted beside the Italian ones, as in South Tyrol. */
export const withGerman = z.optional(z.enum(['true', 'false']));
