import type { Contract } from '@sportello/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contractLink } from './contract-link.ts';

interface Slot {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The way to the page of a contract, for a part that asks for a link. */
export const toContract =
  (contract: Contract) =>
  ({ id, ...link }: Slot) => <Link key={id} {...contractLink(contract)} {...link} />;
