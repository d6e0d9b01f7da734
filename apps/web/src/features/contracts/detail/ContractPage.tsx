import { contractLabel } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContractGenre } from '../../../shared/links/contract-link.ts';
import { backTo } from '../../../shared/links/back-to.tsx';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { nameAndKind } from '../../../shared/contracts/kind-words.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { usePageName } from '../../../ui/page-name.ts';
import { ContractCardSkeleton } from '../../../ui/parts/cards/ContractCard.tsx';
import { ContractSwitch } from './ContractSwitch.tsx';
import { LinkedCard } from './LinkedCard.tsx';
import { OpenContractContext } from './open-contract.ts';
import { SubPageTabs } from './sub-pages/SubPageTabs.tsx';
import { useContract } from './use-contract.ts';

interface ContractPageProps {
  code: string;
  genre: ContractGenre | undefined;
  /** Content for a contract that does not exist. */
  notFound: ReactNode;
  children: ReactNode;
}

export function ContractPage({ code, genre, notFound, children }: ContractPageProps) {
  const open = useContract(code, genre);
  const { linked } = open;
  const contract = open.contract.data;
  // contratto.pagine.5
  usePageName(contract && nameAndKind(contract));
  if (open.isMissing) return notFound;
  return (
    <Page
      title={contract === undefined ? <Trans>Contratto</Trans> : contractLabel(contract)}
      back={backTo.contracts()}
      actions={contract === undefined ? undefined : <ContractSwitch contract={contract} all={open.all} />}
      aside={
        contract === undefined || linked.length === 0 ? undefined : <LinkedCard contract={contract} linked={linked} />
      }
    >
      <ReadBody
        read={open.contract}
        isDated
        failed={<Trans>Non riusciamo a caricare questo contratto</Trans>}
        skeleton={
          <>
            <ContractCardSkeleton />
            <ContractCardSkeleton />
          </>
        }
      >
        {(known) => (
          <OpenContractContext value={{ ...open, contract: known }}>
            <SubPageTabs contract={known} genre={open.genre} />
            {children}
          </OpenContractContext>
        )}
      </ReadBody>
    </Page>
  );
}
