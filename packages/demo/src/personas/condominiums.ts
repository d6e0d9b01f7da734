import type { Random } from '../build/random.ts';
import type { Stage } from '../build/stage.ts';
import { anAddress } from '../build/place.ts';
import { vatNumberOf } from '../build/tax-codes.ts';
import type { AddressRecord } from '../records.ts';

export interface Condominium {
  /** `Condominio I Tigli`, or null: many are known only by address. */
  readonly name: string | null;
  readonly address: AddressRecord;
  readonly fiscalCode: string;
}

const streets: readonly [street: string, cap: string, town: string][] = [
  ['Via Goffredo Mameli', '37126', 'Verona'],
  ['Via IV Novembre', '37126', 'Verona'],
  ['Lungadige Matteotti', '37126', 'Verona'],
  ['Corso Milano', '37138', 'Verona'],
  ['Via San Marco', '37138', 'Verona'],
  ['Via XX Settembre', '37129', 'Verona'],
  ['Via Colonnello Fincato', '37131', 'Verona'],
  ['Via Tombetta', '37135', 'Verona'],
  ['Via Centro', '37135', 'Verona'],
  ['Via Scuderlando', '37135', 'Verona'],
  ['Via Barbarani', '37123', 'Verona'],
  ['Corso Porta Nuova', '37122', 'Verona'],
  ['Via Ca’ di Cozzi', '37124', 'Verona'],
  ['Viale della Pace', '36100', 'Vicenza'],
  ['Viale Trieste', '36100', 'Vicenza'],
  ['Via Legione Gallieno', '36100', 'Vicenza'],
  ['Viale Gorizia', '46100', 'Mantova'],
  ['Via Chiassi', '46100', 'Mantova'],
  ['Via Jacopo Facciolati', '35127', 'Padova'],
  ['Via Palestro', '35138', 'Padova'],
];

const names = [
  'I Tigli',
  'Le Magnolie',
  'Belvedere',
  'San Zeno',
  'Ponte Pietra',
  'Il Glicine',
  'Le Betulle',
  'Giardino',
  'Primavera',
  'Santa Lucia',
  'Il Cedro',
  'Adige',
  'Le Terrazze',
  'Arena',
  'Il Melograno',
] as const;

/** Returns the condominium at a list position; each has a distinct address. */
export function condominium(stage: Stage, place: number): Condominium {
  const [street, cap, town] = streets[place % streets.length] ?? ['Corso Milano', '37138', 'Verona'];
  // Street numbers grow along the street, so no two condominiums share one.
  const number = 2 + Math.floor(place / streets.length) * 14 + stage.random.int(0, 12);
  const address = anAddress(`${street} ${number}`, cap, town);
  return { name: nameOf(stage.random), address, fiscalCode: vatNumberOf(`93${stage.digits('condominium', 5)}`, '023') };
}

function nameOf(random: Random): string | null {
  return random.chance(0.7) ? `Condominio ${random.pick(names)}` : null;
}
