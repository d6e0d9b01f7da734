import { modificaAliasAbitazione, modificaNicknameContratto } from '@sportello/calls';
import { presentText, type CommodityContract, type ContractData } from '@sportello/domain';
import { useApp } from '../../../../api/app.ts';
import type { Base } from '../../../../shared/change/overtaken.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { dataQuery } from '../queries.ts';

/** The names of a supply that are the customer's to give. */
export type SupplyName = 'nickname' | 'residenceAlias';

/** A name as it is kept: without spaces around it; nothing is no name. */
export type NameText = string | undefined;

/** Changes a name of a supply; `onDone` is told what it is now, and over what it was changed. */
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
