import { curveColumns, curveRows } from './curves.ts';
import { places } from './places.ts';
import { companies } from './sheets/companies.ts';
import { contracts } from './sheets/contracts.ts';
import { interventions } from './sheets/interventions.ts';
import { payments } from './sheets/payments.ts';
import { customers, papers, told } from './sheets/people.ts';
import { fixed, type Sheet } from './sheets/sheet.ts';
import { prices } from './sheets/prices.ts';
import { exits, withdrawalTerms } from './sheets/leaving.ts';
import { metering, requests, switchOutcomes } from './sheets/supplies.ts';

/** All files except towns and bills, in loading order. */
export const sheets: readonly Sheet[] = [
  fixed('curves-IT001E00000001', curveColumns, curveRows),
  fixed(
    'streets',
    'codiceIstat tipo nome cap',
    places.map(({ istat, cap }) => [istat, 'Via', 'dei Tigli', cap]),
  ),
  customers,
  contracts,
  ...papers,
  requests,
  switchOutcomes,
  withdrawalTerms,
  exits,
  ...payments,
  ...prices,
  ...metering,
  ...companies,
  ...interventions,
  ...told,
];
