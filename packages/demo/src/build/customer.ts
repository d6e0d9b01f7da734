import { foldText } from '@sportello/domain';
import type { AccountRecord, AddressRecord, CustomerRecord } from '../records.ts';
import { townNamed } from '../towns/index.ts';
import type { Stage } from './stage.ts';
import { fiscalCodeOf, vatNumberOf } from './tax-codes.ts';

export interface Owner {
  readonly customerCode: string;
  readonly fiscalCode: string | null;
  readonly vatNumber: string | null;
  readonly home: AddressRecord;
}

/** The birthplace must be a town of the demo. */
export interface PersonData {
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: 'F' | 'M';
  readonly born: string;
  readonly birthplace: string;
}

type CustomerFacts = Omit<CustomerRecord, 'code' | 'segment' | 'firstName' | 'lastName' | 'companyName' | 'fiscalCode'>;
type Given = Partial<CustomerFacts> & {
  /** Null for a customer who has not registered yet. */
  readonly username: string | null;
  readonly home: AddressRecord;
};

const noFacts: CustomerFacts = {
  vatNumber: null,
  email: null,
  mobile: null,
  prospect: false,
  inCreation: false,
  newCustomer: null,
  contactLockHours: 24,
  emailChangedAt: null,
  mobileChangedAt: null,
};

/** Adds a household's customer, and its account if it has one. */
export function aCustomer(stage: Stage, person: PersonData, given: Given): Owner {
  return addCustomer(stage, given, { ...ofPerson(person), segment: 'Residenziale', companyName: null });
}

/** Adds a condominium administrator: a person with a company's VAT number. */
export function anAdministrator(stage: Stage, person: PersonData, firm: string, given: Given): Owner {
  const vatNumber = vatNumberOf(`0${stage.digits('taxpayer', 6)}`, officeOf(given.home));
  const withVat = { ...given, vatNumber };
  return addCustomer(stage, withVat, { ...ofPerson(person), segment: 'Amministratore', companyName: firm });
}

/** Adds a business; a company has no first name, and its VAT number is also its fiscal code. */
export function aBusiness(stage: Stage, companyName: string, given: Given): Owner {
  const vatNumber = vatNumberOf(`0${stage.digits('taxpayer', 6)}`, officeOf(given.home));
  return addCustomer(
    stage,
    { ...given, vatNumber },
    {
      // The source system's segment label, which differs from ours (prodotto.segmenti.1).
      segment: 'Business',
      companyName,
      firstName: null,
      lastName: null,
      fiscalCode: vatNumber,
      mailName: 'amministrazione',
    },
  );
}

/** Adds a member of the provider's staff: an account without a customer. */
export function aStaffMember(
  stage: Stage,
  kind: 'OPERATOR' | 'MAINTENANCE',
  given: { readonly username: string; readonly firstName: string; readonly lastName: string },
): AccountRecord {
  const account: AccountRecord = {
    ...given,
    kind,
    // The demo shows everything that operators can do.
    role: kind === 'OPERATOR' ? 'ADMINISTRATOR' : null,
    verified: true,
    customerCode: null,
    email: mailOf(`${given.firstName}.${given.lastName}`),
    mobile: aMobile(stage),
  };
  stage.records.accounts.push(account);
  return account;
}

/** Returns the customer code of a persona number. */
export function customerCodeOf(personaNumber: number): string {
  return `10${String(personaNumber).padStart(8, '0')}`;
}

type Identity = Pick<CustomerRecord, 'segment' | 'firstName' | 'lastName' | 'companyName' | 'fiscalCode'> & {
  readonly mailName: string;
};

function ofPerson(person: PersonData) {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    fiscalCode: fiscalCodeOf({ ...person, birthplace: townNamed(person.birthplace).cadastralCode }),
    mailName: `${person.firstName}.${person.lastName}`,
  };
}

function addCustomer(stage: Stage, given: Given, { mailName, ...identity }: Identity): Owner {
  const { username, home, ...facts } = given;
  const customer: CustomerRecord = {
    code: customerCodeOf(stage.number),
    ...noFacts,
    email: mailOf(mailName),
    mobile: aMobile(stage),
    ...facts,
    ...identity,
  };
  stage.records.customers.push(customer);
  if (username !== null) {
    stage.records.accounts.push({
      username,
      kind: 'CUSTOMER',
      role: null,
      verified: true,
      customerCode: customer.code,
      firstName: null,
      lastName: null,
      email: null,
      mobile: null,
    });
  }
  return { customerCode: customer.code, fiscalCode: customer.fiscalCode, vatNumber: customer.vatNumber, home };
}

/** The tax office in a VAT number is the province number, which also starts ISTAT codes. */
function officeOf(home: AddressRecord): string {
  return townNamed(home.city ?? '').istatCode.slice(0, 3);
}

// A reserved domain (RFC 2606): mail sent by mistake reaches no recipient.
function mailOf(name: string): string {
  return `${foldText(name).replace(/[^a-z.]/g, '')}@example.com`;
}

function aMobile(stage: Stage): string {
  return `+39${stage.random.pick(['320', '328', '333', '338', '340', '347', '349'])}${stage.digits('mobile', 7)}`;
}
