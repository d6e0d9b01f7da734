import * as z from 'zod/mini';
import { line } from '../mechanism/wire.ts';

// Fields shared by the two suggestions, named as in the suggester's API (luogo.suggerimenti.3).

export const typedText = line(100);

/** Only Italian addresses are suggested. */
export const country = z.optional(z.enum(['ITA', 'IT']));

/** Adds German names to the Italian ones, as in South Tyrol. */
export const withGerman = z.optional(z.enum(['true', 'false']));
