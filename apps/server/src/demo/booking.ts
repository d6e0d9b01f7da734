import type { ProviderRecords } from '@sportello/demo';
import {
  cancellationReasons,
  companies,
  companyAreas,
  companyHours,
  companySkills,
  coveredInstallations,
  freeHours,
  installations,
  macroTypes,
  slotWindows,
} from '../db/schema/index.ts';
import { insertAll, type Transaction } from './insert-all.ts';

export async function writeBooking(tx: Transaction, provider: ProviderRecords): Promise<void> {
  await insertAll(tx, macroTypes, provider.macroTypes);
  await insertAll(tx, installations, provider.installations);
  await insertAll(tx, slotWindows, provider.slotWindows);
  await insertAll(tx, companies, provider.companies);
  await insertAll(tx, companyAreas, provider.companyAreas);
  await insertAll(tx, companySkills, provider.companySkills);
  await insertAll(tx, companyHours, provider.companyHours);
  await insertAll(tx, coveredInstallations, provider.coveredInstallations);
  await insertAll(tx, freeHours, provider.freeHours);
  await insertAll(tx, cancellationReasons, provider.cancellationReasons);
}
