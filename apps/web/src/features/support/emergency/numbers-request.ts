import { isClosedStatus, type Contract } from '@sportello/domain';

/** As many contracts as the call takes. */
const MOST = 500;

const isRunningSupply = ({ type, status }: Contract) => type === 'COMMODITY' && !isClosedStatus(status);

export const runningSupplies = (supplies: readonly Contract[]) => supplies.filter(isRunningSupply).slice(0, MOST);

/** Asks for the distributors' numbers of all running supplies. */
export const numbersRequest = (supplies: readonly Contract[]) => ({
  body: { contratti: runningSupplies(supplies).map(({ code }) => code) },
});
