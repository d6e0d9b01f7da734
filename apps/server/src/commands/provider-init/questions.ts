import { CALL_CENTRE_LINES } from '@sportello/domain';
import { demoBrand } from '../../config/provider.ts';

/** One answer of the provider, for a field of its file or for a setting. */
export interface Question {
  /** A path in the provider's file such as `brand.name`, or the name of a setting. */
  readonly into: string;
  readonly text: string;
  /** Taken for an empty answer; absent: an answer is needed; empty: the field stays unset. */
  readonly fallback?: string | ((answers: Answers) => string);
  /** Turns what was typed into the field's value. */
  readonly read?: (typed: string) => unknown;
  /** Returns what is wrong beyond the rules of file and settings. */
  readonly check?: (typed: string) => string | undefined;
}

/** Typed text by {@link Question.into}. */
export type Answers = ReadonlyMap<string, string>;

const readHours = (typed: string) => {
  const [from = '', to = ''] = typed.split('-').map((each) => each.trim());
  return { from, to };
};

const optional = { fallback: '' };

const lines: Readonly<Record<(typeof CALL_CENTRE_LINES)[number], string>> = {
  RESIDENTIAL_STG: 'households on gradual protection',
  RESIDENTIAL_FREE_MARKET: 'other households',
  AMMINISTRATORE: 'condominium administrators',
  PMI: 'businesses',
  TOLL_FREE: 'everybody, toll-free',
};

export const questions: readonly Question[] = [
  {
    into: 'brand.name',
    text: 'Name that customers read',
    check: (typed) => (typed === demoBrand.name ? 'it is the demo’s name' : undefined),
  },
  {
    into: 'brand.homePage',
    text: 'Your web site',
    check: (typed) => (typed === demoBrand.homePage ? 'it is the demo’s site' : undefined),
  },
  { into: 'company.name', text: 'Company that issues the bills' },
  { into: 'company.vatNumber', text: 'Its VAT number (partita IVA), 11 digits' },
  { into: 'company.address.street', text: 'Its street and number' },
  { into: 'company.address.cap', text: 'Its postal code' },
  { into: 'company.address.city', text: 'Its town' },
  { into: 'company.address.province', text: 'Its province, two letters', read: (typed) => typed.toUpperCase() },
  ...CALL_CENTRE_LINES.map((line) => ({
    into: `callCentre.${line}`,
    text: `Telephone number for ${lines[line]}`,
    ...optional,
  })),
  {
    into: 'support.hours.weekdays',
    text: 'Telephone hours from Monday to Friday',
    fallback: '08:00-20:00',
    read: readHours,
  },
  { into: 'support.hours.saturday', text: 'Telephone hours on Saturday', ...optional, read: readHours },
  { into: 'accessibility.email', text: 'Mail address for reports of accessibility barriers', ...optional },
  { into: 'policies.terms', text: 'Page with your terms of use', ...optional },
  { into: 'policies.privacy', text: 'Page with your privacy policy', ...optional },
  { into: 'securityContact', text: 'Contact for reports of vulnerabilities, mailto:… or https://…', ...optional },
  { into: 'PUBLIC_URL', text: 'URL at which customers open the area, https://…' },
  { into: 'TRUST_PROXY', text: 'Number of proxies in front of the servers', fallback: '1' },
  { into: 'DATABASE_URL', text: 'PostgreSQL, postgres://user:password@host:5432/database' },
  {
    into: 'DATABASE_DIRECT_URL',
    text: 'The same database without PgBouncer, if there is one in between',
    ...optional,
  },
  { into: 'SMTP_URL', text: 'Mail server, smtp://user:password@host:587' },
  {
    into: 'MAIL_FROM',
    text: 'Sender of mails',
    fallback: (answers) =>
      `${answers.get('brand.name')?.replaceAll("'", '’')} <no-reply@${new URL(answers.get('PUBLIC_URL') ?? '').hostname}>`,
  },
  { into: 'SMS_URL', text: 'SMS service, https://… (none: no SMS)', ...optional },
  { into: 'SEPA_CREDITOR_ID', text: 'SEPA creditor identifier' },
  { into: 'SEPA_CREDITOR_IBAN', text: 'IBAN for collections', ...optional },
  {
    into: 'STRIPE_SECRET_KEY',
    text: 'Secret key of Stripe (none: no cards)',
    ...optional,
    check: (typed) => (typed.includes('_test_') ? 'with one for tests no card is ever charged' : undefined),
  },
  {
    into: 'STRIPE_WEBHOOK_SECRET',
    text: 'Secret of its webhook (none: no cards)',
    ...optional,
  },
];
