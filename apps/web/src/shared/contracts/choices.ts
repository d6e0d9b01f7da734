import { fullAddress, type Contract } from '@sportello/domain';

/** A selectable contract, with a label unique in its list. */
export interface ContractChoice {
  readonly value: string;
  readonly label: string;
  /** The label without its distinguishing part, which `detail` shows. */
  readonly name: string;
  /** Address and meter number, shown below the name. */
  readonly detail: string;
  readonly contract: Contract;
}

const inItalian = new Intl.Collator('it', { numeric: true });

/**
 * Sorts contracts by name, then address; a duplicate name is extended by its address, then by its meter.
 *
 * @param nameOf the contract's name in the selection
 */
export function contractChoices(
  contracts: readonly Contract[],
  nameOf: (contract: Contract) => string,
): readonly ContractChoice[] {
  const each = [...new Map(contracts.map((contract) => [contract.code, contract])).values()].map((contract) => ({
    value: contract.code,
    label: nameOf(contract),
    name: nameOf(contract),
    detail: [addressOf(contract), pointOf(contract)].filter(Boolean).join(' · '),
    contract,
  }));
  return makeDistinct(makeDistinct(each, addressOf), pointOf).toSorted(
    (one, other) => inItalian.compare(one.label, other.label) || inItalian.compare(one.detail, other.detail),
  );
}

function makeDistinct(choices: readonly ContractChoice[], more: (contract: Contract) => string | undefined) {
  const byLabel = Map.groupBy(choices, ({ label }) => label);
  return choices.map((choice): ContractChoice => {
    const said = (byLabel.get(choice.label)?.length ?? 0) > 1 ? more(choice.contract) : undefined;
    return said === undefined ? choice : { ...choice, label: `${choice.label}, ${said}` };
  });
}

const addressOf = ({ address }: Contract) => address && fullAddress(address);

/** The meter's number, or the contract's own where it has none: both are unique. */
export function pointOf(contract: Contract): string {
  const { pod, pdr } = contract.type === 'COMMODITY' ? contract.commodity : {};
  return pod ?? pdr ?? contract.code;
}
