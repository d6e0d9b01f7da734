import { modificaAliasAbitazione, modificaNicknameContratto } from '@sportello/calls';
import { presentText, type CommodityContract, type ContractData } from '@sportello/domain';
import { useApp } from '../../../../api/app.ts';
import type { Base } from '../../../../shared/change/overtaken.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { dataQuery } from '../queries.ts';

export type SupplyName = 'nickname' | 'residenceAlias';

/** Trimmed name; undefined if empty. */
export type NameText = string | undefined;

/** Changes a name of a supply; `onDone` receives the new value and the one that it replaced. */
export function useNaming(
  { code: codiceContratto, commodity: { commodityType: commodity } }: CommodityContract,
  name: SupplyName,
  onDone: (done: { now: Base<NameText>; base: Base<NameText> | undefined }) => void,
) {
  const app = useApp();
  const over = {
    query: dataQuery(app, codiceContratto, undefined),
    valueOf: ({ contract }: ContractData) => presentText(contract?.commodity[name]),
    isSame: (one: NameText, other: NameText) => one === other,
  };
  const nickname = useChange(modificaNicknameContratto, {
    request: (text: NameText) => ({
      headers: {},
      body: { codiceContratto, commodity, ...(text !== undefined && { nickname: text }) },
    }),
    over,
    onDone,
  });
  const alias = useChange(modificaAliasAbitazione, {
    request: (text: NameText) => ({
      headers: {},
      body: { codiceContratto, ...(text !== undefined && { aliasAbitazione: text }) },
    }),
    over,
    onDone,
  });
  return name === 'nickname' ? nickname : alias;
}
