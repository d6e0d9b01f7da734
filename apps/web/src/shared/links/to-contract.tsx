import type { Contract } from '@sportello/domain';
import { contractPageLink, paymentLink, type SubPage } from './contract-link.ts';
import { linkTo } from './link-to.tsx';

export const toContractPage = (page: SubPage) => (contract: Contract) => linkTo(contractPageLink(contract, page));

export const toPayment = (contract: Contract) => linkTo(paymentLink(contract));

export const toContract = toContractPage('IN_BRIEF');
