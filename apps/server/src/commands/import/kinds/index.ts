import { contracts } from '../contracts/plan.ts';
import { customers } from '../customers/kind.ts';
import { billStates, instalments } from './bills.ts';
import {
  cancellationReasons,
  companies,
  companyAreas,
  companyClosures,
  companyHours,
  companySkills,
  installations,
  macroTypes,
  serviceClosures,
  slotWindows,
} from './companies.ts';
import { directory } from './directory.ts';
import { documents } from './documents.ts';
import {
  coveredInstallations,
  freeHours,
  interventionEvents,
  interventionInvoices,
  interventions,
  interventionSlots,
  quoteItems,
  quotes,
} from './interventions.ts';
import type { TableKind } from './kind.ts';
import { exits, withdrawalTerms } from './leaving.ts';
import { mandates } from './mandates.ts';
import { offerPrices, offerTerms, onSale, onSalePrices } from './offers.ts';
import { charges, deliveries, paymentMethods } from './payments.ts';
import { legalNotices, noticeReceipts } from './notices.ts';
import { notifications, operators } from './people.ts';
import { readings, requests } from './supplies.ts';
import { switchOutcomes } from './switching.ts';

/** All kinds with our own columns but streets, ordered so that each finds what it refers to. */
export const fileKinds: readonly (TableKind | typeof contracts)[] = [
  customers,
  contracts,
  documents,
  directory,
  requests,
  switchOutcomes,
  withdrawalTerms,
  exits,
  paymentMethods,
  mandates,
  charges,
  deliveries,
  readings,
  offerTerms,
  offerPrices,
  onSale,
  onSalePrices,
  billStates,
  instalments,
  macroTypes,
  installations,
  slotWindows,
  cancellationReasons,
  companies,
  companyAreas,
  companySkills,
  companyHours,
  companyClosures,
  serviceClosures,
  coveredInstallations,
  freeHours,
  interventions,
  interventionSlots,
  interventionEvents,
  quotes,
  quoteItems,
  interventionInvoices,
  notifications,
  legalNotices,
  noticeReceipts,
  operators,
];

export const tableKinds: readonly TableKind[] = fileKinds.filter((kind) => 'table' in kind);
