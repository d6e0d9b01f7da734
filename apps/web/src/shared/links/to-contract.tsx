import type { Contract } from '@sportello/domain';
import { contractPageLink, type SubPage } from './contract-link.ts';
import { linkTo } from './link-to.tsx';

/** The way to a page of a contract, for a part that asks for a link. */
export const toContractPage = (page: SubPage) => (contract: Contract) => linkTo(contractPageLink(contract, page));

/** The way to the page of a contract. */
export const toContract = toContractPage('IN_BRIEF');
