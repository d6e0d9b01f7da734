import { aCustomer, customerCodeOf, type PersonData } from './build/customer.ts';
import { anAddress } from './build/place.ts';
import type { Stage } from './build/stage.ts';
import { anElectricitySupply } from './build/supply.ts';
import { fiscalCodeOf } from './build/tax-codes.ts';
import { personas } from './personas/index.ts';
import { townNamed } from './towns/index.ts';

const elena: PersonData = {
  firstName: 'Elena',
  lastName: 'Marchetti',
  sex: 'F',
  born: '1990-09-23',
  birthplace: 'Torino',
};

export const newcomerNumber = personas.length + 1;

/** A customer without an account, whose two codes allow trying the registration. */
export const demoNewcomer = {
  fiscalCode: fiscalCodeOf({ ...elena, birthplace: townNamed(elena.birthplace).cadastralCode }),
  customerCode: customerCodeOf(newcomerNumber),
};

/** Adds the newcomer and their one supply. */
export function buildNewcomer(stage: Stage): void {
  const owner = aCustomer(stage, elena, { username: null, home: anAddress('Via Cibrario 44', '10144', 'Torino') });
  anElectricitySupply(stage, owner, { since: -1 });
}
