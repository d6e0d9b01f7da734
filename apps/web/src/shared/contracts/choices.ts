import { fullAddress, type Contract } from '@sportello/domain';

/** A contract to choose, by words that no other of the same list has. */
export interface ContractChoice {
  readonly value: string;
  readonly label: string;
  /** The label without what tells it apart, for where the detail stands beside it. */
  readonly name: string;
  /** Where it is and the number of its meter, to read below its name. */
  readonly detail: string;
  readonly contract: Contract;
}

const inItalian = new Intl.Collator('it', { numeric: true });

/**
 * Contracts in the order of their names, then of their addresses; a name that comes again says where it is, then which it is.
 *
 * @param nameOf what a contract is called where it is chosen
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
  return distinguished(distinguished(each, addressOf), pointOf).toSorted(
    (one, other) => inItalian.compare(one.label, other.label) || inItalian.compare(one.detail, other.detail),
  );
}

/** The labels that come more than once say more. */
function distinguished(choices: readonly ContractChoice[], more: (contract: Contract) => string | undefined) {
  const byLabel = Map.groupBy(choices, ({ label }) => label);
  return choices.map((choice): ContractChoice => {
    const said = (byLabel.get(choice.label)?.length ?? 0) > 1 ? more(choice.contract) : undefined;
    return said === undefined ? choice : { ...choice, label: `${choice.label}, ${said}` };
  });
}

const addressOf = ({ address }: Contract) => address && fullAddress(address);

/** The number of a contract's meter, or its own where it has none: no other has it. */
export function pointOf(contract: Contract): string {
  const { pod, pdr } = contract.type === 'COMMODITY' ? contract.commodity : {};
  return pod ?? pdr ?? contract.code;
}
