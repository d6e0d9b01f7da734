import {
  BILL_DELIVERY_CODES,
  billDeliveryCode,
  DELIVERY_FREQUENCIES,
  foldText,
  NOTIFICATION_ON,
  type DeliveryPreference,
  type ContractDelivery,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { known, present } from '../mechanism/empty.ts';
import { ownId } from '../mechanism/ids.ts';
import { optionalText } from '../mechanism/wire.ts';
import { wireVersion } from './version.ts';

/** 02 web bill, 03 paper bill; null for neither (recapito.modello.1). */
const billFlag = z.nullable(z.enum([BILL_DELIVERY_CODES.WEB, BILL_DELIVERY_CODES.PAPER]));

/** X for on, null for off (recapito.chiamate.3). */
const notificationFlag = z.nullable(z.enum([NOTIFICATION_ON]));

export const wireDelivery = z.strictObject({
  contractAccount: optionalText,
  flagBollettaWeb: billFlag,
  flagNotificaSms: notificationFlag,
  flagNotificaMail: notificationFlag,
  /** mensile, bimestrale, quadrimestrale. */
  frequenzaRecapito: optionalText,
  versione: wireVersion,
});

export const exampleDelivery = {
  contractAccount: '500000000001',
  flagBollettaWeb: '02' as const,
  flagNotificaSms: null,
  flagNotificaMail: 'X' as const,
  frequenzaRecapito: 'bimestrale',
  versione: '7',
};

/** Flags of a save (recapito.chiamate.3): all three are required, since null switches one off. */
export const deliveryFlags = {
  flagBollettaWeb: billFlag,
  flagNotificaSms: notificationFlag,
  flagNotificaMail: notificationFlag,
  contractAccount: ownId('contract-account'),
};

export function toDelivery(wire: z.output<typeof wireDelivery>): ContractDelivery {
  return {
    isPaperBill: wire.flagBollettaWeb === BILL_DELIVERY_CODES.PAPER,
    isWebBill: wire.flagBollettaWeb === BILL_DELIVERY_CODES.WEB,
    isNotificationSms: wire.flagNotificaSms === NOTIFICATION_ON,
    isNotificationMail: wire.flagNotificaMail === NOTIFICATION_ON,
    account: present(wire.contractAccount),
    frequency: known(DELIVERY_FREQUENCIES, foldText(wire.frequenzaRecapito ?? '').toUpperCase(), undefined),
    version: present(wire.versione),
  };
}

/** Converts a preference to the flags of a save (recapito.chiamate.3). */
export function toDeliveryFlags(preference: DeliveryPreference) {
  return {
    flagBollettaWeb: billDeliveryCode(preference) ?? null,
    flagNotificaSms: preference.isNotificationSms ? NOTIFICATION_ON : null,
    flagNotificaMail: preference.isNotificationMail ? NOTIFICATION_ON : null,
  } as const;
}
