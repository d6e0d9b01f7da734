import { amministratore } from './administrator.ts';
import { pmi } from './business.ts';
import { full } from './full.ts';
import { misto, placet, stg } from './markets.ts';
import { guasto, prospect, switchout } from './passing.ts';
import type { Persona } from './persona.ts';
import { dual, fibra, gas, luce, vas } from './single.ts';
import { manutentore, operatore } from './staff.ts';

/**
 * Everybody in the demo (dimostrazione.persone.1). A persona's place, from 1, is part of all its codes, so a
 * new one goes to the end.
 */
export const personas: readonly Persona[] = [
  full,
  luce,
  gas,
  dual,
  vas,
  fibra,
  stg,
  placet,
  misto,
  prospect,
  switchout,
  amministratore,
  pmi,
  operatore,
  manutentore,
  guasto,
];

/** The place of a persona among all, from 1. */
export function personaNumber(persona: Persona): number {
  return personas.indexOf(persona) + 1;
}

export { guasto };
