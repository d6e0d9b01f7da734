import type { Contract } from '@sportello/domain';
import { contractPageLink, PAYMENT_PART, type SubPage } from './contract-link.ts';
import { linkTo } from './link-to.tsx';

export const toContractPage = (page: SubPage) => (contract: Contract) => linkTo(contractPageLink(contract, page));

/** Leads to the payment part of *Gestisci*, not to its top. */
export const toPayment = (contract: Contract) =>
  linkTo({ ...contractPageLink(contract, 'MANAGE'), hash: PAYMENT_PART });

export const toContract = toContractPage('IN_BRIEF');
