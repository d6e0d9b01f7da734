import { DELIVERY_FREQUENCY_LABELS } from '@sportello/domain';
import type { BillDeliveryRecord } from '../records.ts';
import { hash } from './random.ts';
import type { Draft } from './stage.ts';

const frequencies: readonly string[] = Object.values(DELIVERY_FREQUENCY_LABELS);

/** Adds the delivery settings of every account; bills are delivered as often as they are issued. */
export function addBillDeliveries(records: Draft): void {
  const said = new Map<string, BillDeliveryRecord>();
  for (const { customerCode, contractAccount, billingType } of records.commodityContracts) {
    const word = billingType?.toLowerCase() ?? '';
    if (contractAccount === null) continue;
    said.set(contractAccount, delivery(customerCode, contractAccount, frequencies.includes(word) ? word : null));
  }
  for (const { customerCode, contractAccount } of records.vasContracts) {
    // A service charged on a supply's bill is delivered with it.
    if (contractAccount === null || said.has(contractAccount)) continue;
    said.set(contractAccount, delivery(customerCode, contractAccount, DELIVERY_FREQUENCY_LABELS.MENSILE));
  }
  records.billDeliveries.push(...said.values());
}

function delivery(customerCode: string, contractAccount: string, deliveryFrequency: string | null): BillDeliveryRecord {
  const draw = hash(contractAccount);
  const isWeb = draw % 3 !== 0;
  return {
    customerCode,
    contractAccount,
    billDelivery: isWeb ? '02' : '03',
    sms: draw % 5 === 0,
    mail: isWeb,
    deliveryFrequency,
  };
}
