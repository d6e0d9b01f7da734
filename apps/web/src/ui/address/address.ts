import type { StreetSuggestion, TownSuggestion } from '@sportello/domain';

export interface AddressDraft {
  readonly city: string;
  /** Key of a town chosen from the suggestions; empty for free text. */
  readonly townKey: string;
  readonly caps: readonly string[];
  readonly province: string;
  readonly cap: string;
  readonly street: string;
  readonly number: string;
}

interface WrittenAddress {
  readonly street: string;
  readonly number: string;
  readonly cap: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
}

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

/** The maximum lengths accepted by the calls. */
export const LONGEST: Readonly<Record<AddressField, number>> = {
  city: 100,
  province: 2,
  cap: 5,
  street: 100,
  number: 10,
};

/** Replaces one text; an edited town is no longer the chosen one. */
export function withText(draft: AddressDraft, field: AddressField, text: string): AddressDraft {
  if (field === 'province') return { ...draft, province: text.toUpperCase() };
  if (field !== 'city' || tidy(text) === tidy(draft.city)) return { ...draft, [field]: text };
  // Province and postal code of the previous town would be wrong unnoticed.
  const left = draft.townKey === '' ? {} : { province: '', cap: '' };
  return { ...draft, ...left, city: text, townKey: '', caps: [] };
}

/** Sets a chosen town with its province, and with its postal code if it has only one. */
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

/** Sets a chosen street, with its own postal code if it has one. */
export function withStreet(draft: AddressDraft, street: StreetSuggestion): AddressDraft {
  const isOfTown = street.cap !== undefined && draft.caps.includes(street.cap);
  return { ...draft, street: street.name, cap: isOfTown ? (street.cap ?? draft.cap) : draft.cap };
}

/** Validates an address field by field; empty if it is complete. */
export function addressProblems(draft: AddressDraft): AddressProblems {
  const found = ADDRESS_FIELDS.flatMap((field) => {
    const problem = problemOf(draft, field);
    return problem === undefined ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
}

/** Latin letters, digits and the punctuation used in addresses. */
const latin = /^[\p{Script=Latin}\p{Mark}\d\s.,;:'’‘ʼ`´"“”«»°ºª()/&+–-]*$/u;

const forms: Partial<Record<AddressField, RegExp>> = {
  province: /^[A-Z]{2}$/,
  cap: /^\d{5}$/,
  // A number with any addition, or none: "senza numero civico".
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
