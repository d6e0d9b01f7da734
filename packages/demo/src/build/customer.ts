import { foldText } from '@sportello/domain';
import type { AccountRecord, AddressRecord, CustomerRecord } from '../records.ts';
import { townNamed } from '../towns/index.ts';
import type { Stage } from './stage.ts';
import { fiscalCodeOf, vatNumberOf } from './tax-codes.ts';

/** A customer as the builders of supplies and services need it. */
export interface Owner {
  readonly customerCode: string;
  readonly fiscalCode: string | null;
  readonly vatNumber: string | null;
  readonly home: AddressRecord;
}

/** Who a person is; the birthplace is a town of the demo. */
export interface PersonData {
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: 'F' | 'M';
  readonly born: string;
  readonly birthplace: string;
}

type CustomerFacts = Omit<CustomerRecord, 'code' | 'segment' | 'firstName' | 'lastName' | 'companyName' | 'fiscalCode'>;
type Given = Partial<CustomerFacts> & {
  /** Null for whom has not registered yet. */
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

/** A household's customer and the account that it signs in with, if it has one. */
export function aCustomer(stage: Stage, person: PersonData, given: Given): Owner {
  return addCustomer(stage, given, { ...ofPerson(person), segment: 'Residenziale', companyName: null });
}

/** A condominium administrator: a person with a firm's VAT number. */
export function anAdministrator(stage: Stage, person: PersonData, firm: string, given: Given): Owner {
  const vatNumber = vatNumberOf(`0${stage.digits('taxpayer', 6)}`, officeOf(given.home));
  const withVat = { ...given, vatNumber };
  return addCustomer(stage, withVat, { ...ofPerson(person), segment: 'Amministratore', companyName: firm });
}

/** A business: a company has no given names, and its VAT number is its fiscal code as well. */
export function aBusiness(stage: Stage, companyName: string, given: Given): Owner {
  const vatNumber = vatNumberOf(`0${stage.digits('taxpayer', 6)}`, officeOf(given.home));
  return addCustomer(
    stage,
    { ...given, vatNumber },
    {
      // The source's own label of the segment, which is not ours (prodotto.segmenti.1).
      segment: 'Business',
      companyName,
      firstName: null,
      lastName: null,
      fiscalCode: vatNumber,
      mailName: 'amministrazione',
    },
  );
}

/** Somebody of the provider, who has an account and no customer. */
export function aStaffMember(
  stage: Stage,
  kind: 'OPERATOR' | 'MAINTENANCE',
  given: { readonly username: string; readonly firstName: string; readonly lastName: string },
): AccountRecord {
  const account: AccountRecord = {
    ...given,
    kind,
    // The demo shows all that operators can do.
    role: kind === 'OPERATOR' ? 'ADMINISTRATOR' : null,
    verified: true,
    customerCode: null,
    email: mailOf(`${given.firstName}.${given.lastName}`),
    mobile: aMobile(stage),
  };
  stage.records.accounts.push(account);
  return account;
}

/** The code of the customer of the persona with this number. */
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

/** The tax office in a VAT number has the number of its province, which ISTAT codes begin with. */
function officeOf(home: AddressRecord): string {
  return townNamed(home.city ?? '').istatCode.slice(0, 3);
}

// A domain that is nobody's (RFC 2606): mail that leaves by mistake reaches no one.
function mailOf(name: string): string {
  return `${foldText(name).replace(/[^a-z.]/g, '')}@example.com`;
}

function aMobile(stage: Stage): string {
  return `+39${stage.random.pick(['320', '328', '333', '338', '340', '347', '349'])}${stage.digits('mobile', 7)}`;
}
