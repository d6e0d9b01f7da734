import { modificaRicezioneNotifiche, modificaRicezioneNotificheVas, toDeliveryFlags } from '@sportello/calls';
import { BILL_DELIVERY_CODES, NOTIFICATION_ON } from '@sportello/domain';
import type { OutboxItem, Written } from '../../../../api/offline/outbox/item.ts';
import type { Base } from '../../../../shared/change/overtaken.ts';
import { preferenceOf, type Choice } from './choice.ts';

const CALLS: ReadonlySet<string> = new Set([modificaRicezioneNotifiche.id, modificaRicezioneNotificheVas.id]);

/** True for an unsent choice of an account, which a supply and a service may share. */
export function isChoiceFor(account: string, written: Written | undefined): boolean {
  return written !== undefined && CALLS.has(written.call) && written.request.body?.['contractAccount'] === account;
}

/** Returns the choice that waits in the outbox. */
export const wantedOf = ({ written }: OutboxItem): Choice => choiceOfFlags(written?.request.body);

/** Returns what it was chosen over. */
export function baseOf({ written }: OutboxItem): Base<Choice> {
  const version = written?.request.headers?.['if-match'];
  return {
    value: choiceOfFlags(written?.seen),
    version: typeof version === 'string' ? version.slice(1, -1) : undefined,
  };
}

export const flagsOf = (choice: Choice) => toDeliveryFlags(preferenceOf(choice));

function choiceOfFlags(flags: Readonly<Record<string, unknown>> = {}): Choice {
  const bill = flags['flagBollettaWeb'];
  return {
    bill: bill === BILL_DELIVERY_CODES.PAPER ? 'paper' : bill === BILL_DELIVERY_CODES.WEB ? 'web' : undefined,
    sms: flags['flagNotificaSms'] === NOTIFICATION_ON,
    mail: flags['flagNotificaMail'] === NOTIFICATION_ON,
  };
}
