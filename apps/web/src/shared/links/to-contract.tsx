import type { Contract } from '@sportello/domain';
import { contractPageLink, type SubPage } from './contract-link.ts';
import { linkTo } from './link-to.tsx';

export const toContractPage = (page: SubPage) => (contract: Contract) => linkTo(contractPageLink(contract, page));

export const toContract = toContractPage('IN_BRIEF');
