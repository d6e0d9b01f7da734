import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../../../../api/app.ts';
import { contractLink, type SubPage } from '../../../../shared/links/contract-link.ts';
import { useOpenContract } from '../open-contract.ts';
import { subPagesOf } from './sub-pages.ts';

/** Redirects to the contract's main page if it has no such sub-page (contratto.pagine.2). */
export function SubPageGate({ page, children }: { page: SubPage; children: ReactNode }) {
  const { contract, genre } = useOpenContract();
  const { config } = useApp();
  return subPagesOf(contract, genre, config.capabilities).includes(page) ? (
    children
  ) : (
    <Navigate {...contractLink(contract)} replace />
  );
}
