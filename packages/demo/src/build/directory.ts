import { demoNewcomer } from '../newcomer.ts';
import type { DirectoryPersonRecord } from '../records.ts';
import type { Draft } from './stage.ts';

const outsiders: readonly DirectoryPersonRecord[] = [
  {
    customerCode: '1000000901',
    segment: 'Residenziale',
    uid: 'chiara.fontana',
    email: 'chiara.fontana@example.com',
    mobile: '+393930000901',
    isValid: true,
  },
  {
    customerCode: '1000000902',
    segment: 'Pmi',
    uid: 'vetreria.lombardi',
    email: 'amministrazione@example.com',
    mobile: null,
    isValid: false,
  },
];

/**
 * Adds the directory of the identity services: the newcomer, a customer without an account, and a few outsiders
 * (dimostrazione.persone.3).
 */
export function addDirectory(records: Draft): void {
  const newcomer = records.customers.find(({ code }) => code === demoNewcomer.customerCode);
  records.directoryPeople.push(...outsiders);
  if (!newcomer) return;
  const { code, segment, email, mobile } = newcomer;
  records.directoryPeople.push({
    customerCode: code,
    segment,
    uid: 'elena.marchetti',
    email,
    mobile,
    isValid: true,
  });
}
