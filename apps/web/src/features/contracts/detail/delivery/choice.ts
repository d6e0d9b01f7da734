import type { DeliveryPreference } from '@sportello/domain';

/** How bills and notifications are received, as it stands in the form. */
export interface Choice {
  /** Neither, while nobody has chosen. */
  readonly bill: 'web' | 'paper' | undefined;
  readonly sms: boolean;
  readonly mail: boolean;
}

/** What was chosen anew, by the names on the wire; what was not stays as it is. */
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

/** What was seen, with what was chosen in its place. */
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

/** What was read, for the form; paper wins over web, as when it is saved (recapito.modello.1). */
export function choiceOf(delivery: DeliveryPreference): Choice {
  const { isPaperBill, isWebBill, isNotificationSms, isNotificationMail = false } = delivery;
  return {
    bill: isPaperBill ? 'paper' : isWebBill ? 'web' : undefined,
    sms: isNotificationSms,
    mail: isNotificationMail,
  };
}

/** What is saved of the form. */
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
