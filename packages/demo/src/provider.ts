import { addDocuments } from './build/documents.ts';
import { addPayments } from './build/payments.ts';
import { addBills } from './build/bills/bills.ts';
import { addBooking } from './build/booking.ts';
import { addBillDeliveries } from './build/bill-deliveries.ts';
import { calendarOf } from './build/calendar.ts';
import { addDirectory } from './build/directory.ts';
import { addOffers } from './build/offers/offers.ts';
import { addLeaving } from './build/leaving.ts';
import { addReadings } from './build/readings.ts';
import { emptyDraft, stageOf } from './build/stage.ts';
import { buildNewcomer, newcomerNumber } from './newcomer.ts';
import { personaNumber, personas } from './personas/index.ts';
import type { ProviderRecords } from './records.ts';
import { demoTowns } from './towns/index.ts';
import { demoStreets } from './towns/streets.ts';

/**
 * Builds the whole demo provider, *Aurora Energia* (dimostrazione.marchio.1). The same seed and day give the
 * same data; the seed changes only details (PODs, phone numbers, the supplies of each condominium),
 * never the personas or what they have.
 *
 * @param given.today the day in Europe/Rome that all dates are counted from, `YYYY-MM-DD`
 */
export function buildProvider({ seed = 1, today }: { seed?: number; today: string }): ProviderRecords {
  const records = { ...emptyDraft(), ...demoTowns() };
  for (const persona of personas) {
    const { username } = persona;
    persona.build(stageOf({ records, number: personaNumber(persona), username, seed, today }));
  }
  buildNewcomer(stageOf({ records, number: newcomerNumber, username: 'newcomer', seed, today }));
  addDirectory(records);
  addDocuments(records);
  addLeaving(records, { today });
  addReadings(records, calendarOf(today));
  addOffers(records, calendarOf(today));
  addBillDeliveries(records);
  addBooking(records);
  addPayments(records, { seed, today });
  addBills(records, { today });
  const { commodityContracts, vasContracts, onboardingRequests } = records;
  const addresses = [...commodityContracts, ...vasContracts, ...onboardingRequests];
  return { ...records, streets: demoStreets({ ...records, addresses }) };
}
