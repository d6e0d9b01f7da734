import { amministratore } from './administrator.ts';
import { pmi } from './business.ts';
import { full } from './full.ts';
import { misto, placet, stg } from './markets.ts';
import { guasto, pratiche, prospect, switchout } from './passing.ts';
import type { Persona } from './persona.ts';
import { dual, fibra, gas, luce, vas } from './single.ts';
import { manutentore, operatore } from './staff.ts';

/**
 * All demo personas (dimostrazione.persone.1). A persona's position, from 1, is part of all its codes, so new
 * ones go to the end.
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
  pratiche,
];

/** Returns the position of a persona, from 1. */
export function personaNumber(persona: Persona): number {
  return personas.indexOf(persona) + 1;
}

export { guasto };
