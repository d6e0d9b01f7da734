import {
  ifMatch,
  modificaRicezioneNotifiche,
  modificaRicezioneNotificheVas,
  recuperoRicezioneNotifiche,
  recuperoRicezioneNotificheVas,
  toDeliveryFlags,
} from '@sportello/calls';
import { RuleError, type Contract } from '@sportello/domain';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import type { Base } from '../overtaken.ts';
import { deliveryQuery, serviceDeliveryQuery } from '../queries.ts';
import { useSaveOver } from '../use-save-over.ts';
import { areSameChoices, choiceOf, preferenceOf, type Choice } from './choice.ts';

const readings: ReadonlySet<unknown> = new Set([recuperoRicezioneNotifiche.id, recuperoRicezioneNotificheVas.id]);

/** Saves how bills and notices of an account are received, and reads it again (Spec 1 §7). */
export function useDeliverySave(contract: Contract, contractAccount: string, onSaved: (now: Base<Choice>) => void) {
  const app = useApp();
  const { cache, sendingOf } = app;
  const [sendOfSupply] = useState(() => sendingOf(modificaRicezioneNotifiche));
  const [sendOfService] = useState(() => sendingOf(modificaRicezioneNotificheVas));
  const query =
    contract.type === 'COMMODITY' ? deliveryQuery(app, contract.code) : serviceDeliveryQuery(app, contract.code);

  return useSaveOver<Choice>({
    entry: contract.type === 'COMMODITY' ? modificaRicezioneNotifiche : modificaRicezioneNotificheVas,
    send(choice, version) {
      const headers = ifMatch(version);
      const flags = { ...toDeliveryFlags(preferenceOf(choice)), contractAccount };
      if (contract.type === 'VAS') return sendOfService({ headers, body: flags });
      const commodity = contract.commodity.commodityType;
      // Spec 1 §8: of an unknown type it can't be saved.
      if (commodity === 'SCONOSCIUTO') throw new RuleError('COMMODITY_TYPE_NOT_FOUND');
      return sendOfSupply({ headers, body: { ...flags, commodity } });
    },
    async readAgain() {
      const { model } = await cache.fetchQuery({ ...query, staleTime: 0 });
      // Another contract may be billed on the same account.
      void cache.invalidateQueries({
        predicate: ({ queryKey }) => readings.has(queryKey[2]),
        refetchType: 'none',
      });
      return { value: choiceOf(model), version: model.version };
    },
    isSame: areSameChoices,
    onSaved,
  });
}
