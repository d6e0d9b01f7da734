import type { StreetSuggestion, TownSuggestion } from '@sportello/domain';

/** An address while it is being written. */
export interface AddressDraft {
  readonly city: string;
  /** Of a town that was chosen among the suggestions; empty when it was only typed. */
  readonly townKey: string;
  /** The postal codes of the chosen town. */
  readonly caps: readonly string[];
  readonly province: string;
  readonly cap: string;
  readonly street: string;
  readonly number: string;
}

/** An address as it is handed on. */
interface WrittenAddress {
  readonly street: string;
  readonly number: string;
  readonly cap: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
}

/** The fields in the order in which they stand. */
const ADDRESS_FIELDS = ['city', 'province', 'cap', 'street', 'number'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type AddressProblem = 'missing' | 'too-long' | 'not-latin' | 'bad-form' | 'not-of-town';
type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

export const emptyAddress: AddressDraft = {
  city: '',
  townKey: '',
  caps: [],
  province: '',
  cap: '',
  street: '',
  number: '',
};

/** The longest texts that the calls take. */
export const LONGEST: Readonly<Record<AddressField, number>> = {
  city: 100,
  province: 2,
  cap: 5,
  street: 100,
  number: 10,
};

/** One text written over another; a town that is typed anew is no longer the one that was chosen. */
export function withText(draft: AddressDraft, field: AddressField, text: string): AddressDraft {
  if (field === 'province') return { ...draft, province: text.toUpperCase() };
  if (field !== 'city' || tidy(text) === tidy(draft.city)) return { ...draft, [field]: text };
  // The province and the code of the other town would be wrong without anybody noticing.
  const left = draft.townKey === '' ? {} : { province: '', cap: '' };
  return { ...draft, ...left, city: text, townKey: '', caps: [] };
}

/** A town was chosen: its province, and its postal code if it has only one, are known. */
export function withTown(draft: AddressDraft, town: TownSuggestion): AddressDraft {
  const [only = '', another] = town.caps;
  const kept = town.caps.includes(draft.cap) ? draft.cap : '';
  return {
    ...draft,
    city: town.name,
    townKey: town.key,
    caps: town.caps,
    province: town.province,
    cap: another === undefined ? only : kept,
  };
}

/** A street was chosen: where it has a postal code of its own, that is the address's. */
export function withStreet(draft: AddressDraft, street: StreetSuggestion): AddressDraft {
  const isOfTown = street.cap !== undefined && draft.caps.includes(street.cap);
  return { ...draft, street: street.name, cap: isOfTown ? (street.cap ?? draft.cap) : draft.cap };
}

/** What is wrong with an address, field by field; nothing when it can be handed on. */
export function addressProblems(draft: AddressDraft): AddressProblems {
  const found = ADDRESS_FIELDS.flatMap((field) => {
    const problem = problemOf(draft, field);
    return problem === undefined ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
}

/** Letters of the Latin alphabet, digits, and what stands between them in an address. */
const latin = /^[\p{Script=Latin}\p{Mark}\d\s.,;:'’‘ʼ`´"“”«»°ºª()/&+–-]*$/u;

const forms: Partial<Record<AddressField, RegExp>> = {
  province: /^[A-Z]{2}$/,
  cap: /^\d{5}$/,
  // Some number with what belongs to it, or none at all: "senza numero civico".
  number: /^(?:.*\d.*|snc)$/i,
  city: /\p{L}/u,
  street: /[\p{L}\d]/u,
};

function problemOf(draft: AddressDraft, field: AddressField): AddressProblem | undefined {
  const text = tidy(draft[field]);
  if (text === '') return 'missing';
  if (text.length > LONGEST[field]) return field === 'city' || field === 'street' ? 'too-long' : 'bad-form';
  if (!latin.test(text)) return 'not-latin';
  if (forms[field]?.test(text) === false) return 'bad-form';
  if (field === 'cap' && draft.caps.length > 0 && !draft.caps.includes(text)) return 'not-of-town';
  return undefined;
}

/** The address without the spaces that came along with it. */
export function addressOf(draft: AddressDraft): WrittenAddress {
  const { street, number, cap, city, province } = draft;
  return {
    street: tidy(street),
    number: tidy(number),
    cap: tidy(cap),
    city: tidy(city),
    province: tidy(province),
    country: 'IT',
  };
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
