import { contractLabel, type Bill } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { typeWords } from './payable-words.ts';

type NamedBill = Pick<Bill, 'type' | 'instalment' | 'amount' | 'commodityType' | 'contractCode' | 'vasContractCode'>;

/** Returns names of bills with their supply: "Bolletta luce · Casa". */
export function useBillName(): (bill: NamedBill) => string {
  const { contracts } = useContractLists();
  return (bill) => {
    const code = bill.contractCode ?? bill.vasContractCode;
    const contract = contracts.find((each) => each.code === code);
    const name = nameWithKind(bill);
    return contract === undefined ? name : `${name} · ${contractLabel(contract)}`;
  };
}

/** Only a plain bill gets its commodity: the other documents have longer names of their own. */
export function nameWithKind(bill: NamedBill): string {
  const name = typeWords(bill);
  if (bill.type !== 'BOLLETTA' || bill.commodityType === undefined) return name;
  return bill.commodityType === 'LUCE' ? t`${name} luce` : bill.commodityType === 'GAS' ? t`${name} gas` : name;
}
