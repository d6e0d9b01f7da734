import type { BillDeliveryCode } from '@sportello/domain';
import { lockBillDelivery, updateBillDelivery } from '../../../contracts/queries/bill-deliveries.ts';
import { lockSupply, updateSupply, type SupplyChange } from '../../../contracts/queries/contract-data.ts';
import type { Effect } from './effect.ts';

const columns: Readonly<Record<string, 'nickname' | 'residenceAlias' | 'landSheet' | 'landParcel' | 'landSubunit'>> = {
  nickname: 'nickname',
  residenceAlias: 'residenceAlias',
  sheet: 'landSheet',
  parcel: 'landParcel',
  subunit: 'landSubunit',
};

/** Restores the supply's previous values; fields changed again since stay. */
export const bringBackSupply: Effect = async ({ db, change: { customerCode, subject, data, before } }) => {
  const supply = await lockSupply(db, customerCode, subject);
  if (!supply || before === null) return undefined;
  const said = Object.entries(data).flatMap(([field, value]) => {
    const column = columns[field];
    return column === undefined ? [] : [{ column, value: value as string | null }];
  });
  if (said.some(({ column, value }) => supply[column] !== value)) return undefined;
  const values = before as SupplyChange;
  // From now on the provider's files set the value again.
  await updateSupply(db, subject, 'landSheet' in values ? { ...values, landChangedAt: null } : values);
  return undefined;
};

interface Delivery {
  readonly billDelivery: BillDeliveryCode | null;
  readonly sms: boolean;
  readonly mail: boolean;
}

/** Restores the previous delivery settings. */
export const bringBackDelivery: Effect = async ({ db, change: { customerCode, subject, data, before } }) => {
  const place = { customerCode, contractAccount: subject };
  const said = await lockBillDelivery(db, place);
  const wanted = data as unknown as Delivery;
  const isAsReported =
    said?.billDelivery === wanted.billDelivery && said.sms === wanted.sms && said.mail === wanted.mail;
  if (!isAsReported || before === null) return undefined;
  const { billDelivery, sms, mail } = before as unknown as Delivery;
  await updateBillDelivery(db, place, { billDelivery, sms, mail });
  return undefined;
};
