import { lockBillDelivery, updateBillDelivery } from '../../../contracts/queries/bill-deliveries.ts';
import { lockSupply, updateSupply, type SupplyChange } from '../../../contracts/queries/contract-data.ts';
import type { Effect } from './effects.ts';

/** What a fact calls the columns of a supply. */
const columns: Readonly<Record<string, 'nickname' | 'residenceAlias' | 'landSheet' | 'landParcel' | 'landSubunit'>> = {
  nickname: 'nickname',
  residenceAlias: 'residenceAlias',
  sheet: 'landSheet',
  parcel: 'landParcel',
  subunit: 'landSubunit',
};

/** What the customer said of a supply is again as it was before; what is not as they said any more stays. */
export const bringBackSupply: Effect = async ({ db, change: { customerCode, subject, data, before } }) => {
  const supply = await lockSupply(db, customerCode, subject);
  if (!supply || before === null) return undefined;
  const said = Object.entries(data).flatMap(([field, value]) => {
    const column = columns[field];
    return column === undefined ? [] : [{ column, value: value as string | null }];
  });
  if (said.some(({ column, value }) => supply[column] !== value)) return undefined;
  const values = before as SupplyChange;
  // From now on the provider's files say it again.
  await updateSupply(db, subject, 'landSheet' in values ? { ...values, landChangedAt: null } : values);
  return undefined;
};

interface Delivery {
  readonly billDelivery: '02' | '03' | null;
  readonly sms: boolean;
  readonly mail: boolean;
}

/** How bills and notifications are received is again as it was before. */
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
