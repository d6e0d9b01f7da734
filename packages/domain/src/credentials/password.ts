import { foldText, presentText } from '../shared/text.ts';

/** Minimum length (credenziali.password.1). */
export const PASSWORD_MIN_LENGTH = 8;
/** Maximum length (credenziali.password.1). */
export const PASSWORD_MAX_LENGTH = 128;
/** Maximum run of one character: four pass, five fail (credenziali.password.2). */
export const PASSWORD_MAX_REPEATS = 4;
/** Number of previous passwords that cannot be reused (credenziali.password.6); the server stores them. */
export const PASSWORD_HISTORY = 5;
/** A password needs at least one of these (credenziali.password.4). */
export const PASSWORD_SPECIAL_CHARACTERS = '[]!@#^()+=ÈÉÀÙÒ_-*$';

/** Problems of a password that need no history; PWDP001 is the history check (errore.codici.1). */
export const PASSWORD_PROBLEMS = [
  'PWDP002',
  'PWDP003',
  'PWDP004',
  'PWDP005',
  'PWDP006',
  'PWDP007',
  'PWDP008',
  'PWDP009',
] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/** Shorter personal data ("De") would forbid harmless passwords. */
const SHORTEST_DATUM = 3;

/** Legal forms do not identify a company. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(['srl', 'srls', 'spa', 'snc', 'sas', 'sapa']);

export interface PasswordOwner {
  name?: string | undefined;
  surname?: string | undefined;
  companyName?: string | undefined;
  fiscalCode?: string | undefined;
  username?: string | undefined;
  email?: string | undefined;
  phoneNumber?: string | undefined;
}

/**
 * Returns every static rule that a password breaks, in order of the codes (credenziali.password.3,
 * credenziali.password.5). PWDP008 covers name, surname, company name and fiscal code, PWDP009 username, e-mail and
 * phone. The history (PWDP001) and the maximum length are not checked.
 */
export function passwordProblems(password: string, owner: PasswordOwner): PasswordProblem[] {
  const text = password.normalize('NFC');
  const broken: Record<PasswordProblem, boolean> = {
    PWDP002: Array.from(text).length < PASSWORD_MIN_LENGTH,
    PWDP003: hasRun(text, PASSWORD_MAX_REPEATS + 1),
    PWDP004: !/\p{Uppercase_Letter}/u.test(text),
    PWDP005: !/[a-z]/.test(text),
    PWDP006: !/[0-9]/.test(text),
    PWDP007: !Array.from(text).some((each) => PASSWORD_SPECIAL_CHARACTERS.includes(each)),
    PWDP008: containsAny(text, personalData(owner)),
    PWDP009: containsAny(text, registrationData(owner)),
  };
  return PASSWORD_PROBLEMS.filter((code) => broken[code]);
}

function hasRun(text: string, length: number): boolean {
  let run = 0;
  let previous = '';
  for (const character of text) {
    run = character === previous ? run + 1 : 1;
    previous = character;
    if (run >= length) return true;
  }
  return false;
}

function personalData(owner: PasswordOwner): string[] {
  return [
    ...wholeAndWords(owner.name),
    ...wholeAndWords(owner.surname),
    ...wholeAndWords(owner.companyName).filter((word) => !LEGAL_FORMS.has(word)),
    ...wholeAndWords(owner.fiscalCode),
  ];
}

function registrationData(owner: PasswordOwner): string[] {
  const phone = owner.phoneNumber?.replace(/\D/g, '').replace(/^(?:00)?39(?=\d{8})/, '');
  return [owner.username, owner.email, owner.email?.split('@')[0], phone]
    .map((value) => squeeze(value ?? ''))
    .filter((value) => value.length >= SHORTEST_DATUM);
}

function wholeAndWords(value: string | undefined): string[] {
  const folded = foldText(presentText(value) ?? '');
  const words = folded.split(/[^\p{Letter}\p{Number}]+/u);
  return [squeeze(folded), ...words].filter((each) => each.length >= SHORTEST_DATUM);
}

function containsAny(password: string, values: readonly string[]): boolean {
  const squeezed = squeeze(password);
  return values.some((value) => squeezed.includes(value));
}

/** Keeps folded letters and digits only, so "Mario-Rossi" contains "mariorossi". */
function squeeze(text: string): string {
  return foldText(text).replace(/[^\p{Letter}\p{Number}]+/gu, '');
}
