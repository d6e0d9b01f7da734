import { modificaRicezioneNotifiche, modificaRicezioneNotificheVas } from '@sportello/calls';
import { contractLabel, RuleError, type Contract } from '@sportello/domain';
import { useApp } from '../../../../api/app.ts';
import type { OutboxItem } from '../../../../api/offline/outbox/item.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useQueueing } from '../../../../shared/offline/use-queueing.ts';
import { deliveryQuery, serviceDeliveryQuery } from '../queries.ts';
import { areSameChoices, choiceOf, type Choice } from './choice.ts';
import { flagsOf } from './queued-choice.ts';

interface DeliveryChange {
  readonly contract: Contract;
  readonly account: string;
  /** The unsent choice that is being edited. */
  readonly edited: OutboxItem | undefined;
  /** The choice that the customer has changed. */
  readonly seenNow: () => Choice;
  readonly onQueued: () => void;
}

export function useDeliveryChange({ contract, account, edited, seenNow, onQueued }: DeliveryChange) {
  const app = useApp();
  const isService = contract.type === 'VAS';
  const flags = (choice: Choice) => ({ ...flagsOf(choice), contractAccount: account });
  const what = { valueOf: choiceOf, isSame: areSameChoices };
  const queueing = { subjectOf: () => contractLabel(contract), seenNow: () => flagsOf(seenNow()), onQueued };
  const ofSupply = useChange(modificaRicezioneNotifiche, {
    ...useQueueing(modificaRicezioneNotifiche, { ...queueing, edited: isService ? undefined : edited }),
    request: (choice: Choice) => ({ headers: {}, body: { ...flags(choice), commodity: commodityOf(contract) } }),
    over: { query: deliveryQuery(app, contract.code), ...what },
  });
  const ofService = useChange(modificaRicezioneNotificheVas, {
    ...useQueueing(modificaRicezioneNotificheVas, { ...queueing, edited: isService ? edited : undefined }),
    request: (choice: Choice) => ({ headers: {}, body: flags(choice) }),
    over: { query: serviceDeliveryQuery(app, contract.code), ...what },
  });
  return isService ? ofService : ofSupply;
}

function commodityOf(contract: Contract) {
  const commodity = contract.type === 'VAS' ? 'SCONOSCIUTO' : contract.commodity.commodityType;
  // A contract of unknown type can't be saved (recapito.chiamate.5).
  if (commodity === 'SCONOSCIUTO') throw new RuleError('COMMODITY_TYPE_NOT_FOUND');
  return commodity;
}
