import { modificaRicezioneNotifiche, modificaRicezioneNotificheVas, toDeliveryFlags } from '@sportello/calls';
import { RuleError, type Contract } from '@sportello/domain';
import { useApp } from '../../../../api/app.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { deliveryQuery, serviceDeliveryQuery } from '../queries.ts';
import { areSameChoices, choiceOf, preferenceOf, type Choice } from './choice.ts';

export function useDeliveryChange(contract: Contract, contractAccount: string) {
  const app = useApp();
  const flags = (choice: Choice) => ({ ...toDeliveryFlags(preferenceOf(choice)), contractAccount });
  const what = { valueOf: choiceOf, isSame: areSameChoices };
  const ofSupply = useChange(modificaRicezioneNotifiche, {
    request: (choice: Choice) => ({ headers: {}, body: { ...flags(choice), commodity: commodityOf(contract) } }),
    over: { query: deliveryQuery(app, contract.code), ...what },
  });
  const ofService = useChange(modificaRicezioneNotificheVas, {
    request: (choice: Choice) => ({ headers: {}, body: flags(choice) }),
    over: { query: serviceDeliveryQuery(app, contract.code), ...what },
  });
  return contract.type === 'VAS' ? ofService : ofSupply;
}

function commodityOf(contract: Contract) {
  const commodity = contract.type === 'VAS' ? 'SCONOSCIUTO' : contract.commodity.commodityType;
  // A contract of unknown type can't be saved (recapito.chiamate.5).
  if (commodity === 'SCONOSCIUTO') throw new RuleError('COMMODITY_TYPE_NOT_FOUND');
  return commodity;
}
