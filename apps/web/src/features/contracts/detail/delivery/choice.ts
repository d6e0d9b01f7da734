import type { DeliveryPreference } from '@sportello/domain';

export interface Choice {
  /** Undefined until a choice is made. */
  readonly bill: 'web' | 'paper' | undefined;
  readonly sms: boolean;
  readonly mail: boolean;
}

/** Only the changed fields, by wire name; undefined fields stay unchanged. */
export type ChosenAnew = {
  readonly flagBollettaWeb: string | undefined;
  readonly flagNotificaSms: boolean | undefined;
  readonly flagNotificaMail: boolean | undefined;
};

export const nothingChosen: ChosenAnew = {
  flagBollettaWeb: undefined,
  flagNotificaSms: undefined,
  flagNotificaMail: undefined,
};

/** Returns what was chosen anew, to be shown over what others have changed meanwhile. */
export function chosenAnew(before: Choice, { bill, sms, mail }: Choice): ChosenAnew {
  return {
    flagBollettaWeb: bill === before.bill ? undefined : bill,
    flagNotificaSms: sms === before.sms ? undefined : sms,
    flagNotificaMail: mail === before.mail ? undefined : mail,
  };
}

export function chosenOver(
  { bill, sms, mail }: Choice,
  { flagBollettaWeb, flagNotificaSms = sms, flagNotificaMail = mail }: ChosenAnew,
): Choice {
  return {
    bill: flagBollettaWeb === 'web' || flagBollettaWeb === 'paper' ? flagBollettaWeb : bill,
    sms: flagNotificaSms,
    mail: flagNotificaMail,
  };
}

/** Form values of the read preference; paper wins over web, as on saving (recapito.modello.1). */
export function choiceOf(delivery: DeliveryPreference): Choice {
  const { isPaperBill, isWebBill, isNotificationSms, isNotificationMail = false } = delivery;
  return {
    bill: isPaperBill ? 'paper' : isWebBill ? 'web' : undefined,
    sms: isNotificationSms,
    mail: isNotificationMail,
  };
}

export function preferenceOf({ bill, sms, mail }: Choice): DeliveryPreference {
  return {
    isPaperBill: bill === 'paper',
    isWebBill: bill === 'web',
    isNotificationSms: sms,
    isNotificationMail: mail,
  };
}

export function areSameChoices(one: Choice, other: Choice): boolean {
  return one.bill === other.bill && one.sms === other.sms && one.mail === other.mail;
}
