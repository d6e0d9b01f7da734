import { ifMatch, modificaAliasAbitazione, modificaNicknameContratto, recuperoLista } from '@sportello/calls';
import { presentText, type CommodityContract } from '@sportello/domain';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { dataQuery } from '../queries.ts';
import type { Base } from '../overtaken.ts';
import { useSaveOver } from '../use-save-over.ts';

/** The names of a supply that are the customer's to give. */
export type SupplyName = 'nickname' | 'residenceAlias';

/** A name as it is kept: without spaces around it; nothing is no name. */
type Text = string | undefined;

/** Saves a name of a supply; every screen that shows it has it at once. */
export function useNaming(
  contract: CommodityContract,
  name: SupplyName,
  onSaved: (now: Base<Text>, before: Base<Text>) => void,
) {
  const { queryOf, cache, sendingOf } = useApp();
  const [sendNickname] = useState(() => sendingOf(modificaNicknameContratto));
  const [sendAlias] = useState(() => sendingOf(modificaAliasAbitazione));
  const codiceContratto = contract.code;
  const data = dataQuery({ queryOf }, codiceContratto, undefined);

  const show = (text: Text) => {
    cache.setQueryData(queryOf(recuperoLista, {}).queryKey, (answered) =>
      answered === undefined
        ? undefined
        : {
            ...answered,
            model: answered.model.map((each) => (each.code === contract.code ? named(each, name, text) : each)),
          },
    );
    cache.setQueryData(data.queryKey, (answered) =>
      answered?.model.contract === undefined
        ? answered
        : { ...answered, model: { ...answered.model, contract: named(answered.model.contract, name, text) } },
    );
  };

  return useSaveOver<Text>({
    entry: name === 'nickname' ? modificaNicknameContratto : modificaAliasAbitazione,
    async send(text, version) {
      const headers = ifMatch(version);
      if (name === 'nickname') {
        const commodity = contract.commodity.commodityType;
        await sendNickname({
          headers,
          body: { codiceContratto, commodity, ...(text !== undefined && { nickname: text }) },
        });
      } else {
        await sendAlias({ headers, body: { codiceContratto, ...(text !== undefined && { aliasAbitazione: text }) } });
      }
      show(text);
    },
    async readAgain() {
      const { model } = await cache.fetchQuery({ ...data, staleTime: 0 });
      const text = presentText(model.contract?.commodity[name]);
      show(text);
      return { value: text, version: model.version };
    },
    isSame: (one, other) => one === other,
    onSaved,
  });
}

function named(contract: CommodityContract, name: SupplyName, text: Text): CommodityContract {
  return { ...contract, commodity: { ...contract.commodity, [name]: text } };
}
