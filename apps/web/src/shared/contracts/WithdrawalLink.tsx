import { openWithdrawals } from '@sportello/calls';
import type { Contract, OnboardingRequest, WithdrawalContract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { genreOf, type ContractGenre } from '../links/contract-link.ts';
import classes from './WithdrawalLink.module.css';

/** Returns the kind of a contract by the genre of its URL (recesso.contratti.1). */
export function withdrawalKindOf(genre: ContractGenre | undefined): WithdrawalContract {
  if (genre === undefined) return 'COMMODITY';
  return genre === 'servizio' ? 'VAS' : 'QUOTATION';
}

/** The way to withdraw, with the words of the law, as long as it is open (recesso.pagina.1). */
export function WithdrawalLink({ contract }: { contract: Contract | OnboardingRequest }) {
  const { config, queryOf } = useApp();
  const { data } = useQuery({
    ...queryOf(openWithdrawals, {}),
    enabled: config.capabilities.includes(openWithdrawals.id),
  });
  const genre = genreOf(contract);
  const kind = withdrawalKindOf(genre);
  const isOpen = data?.model.some((open) => open.contract === kind && open.code === contract.code) === true;
  return isOpen ? <ToWithdrawal code={contract.code} genre={genre} /> : null;
}

export function ToWithdrawal({ code, genre }: { code: string; genre: ContractGenre | undefined }) {
  return (
    <p>
      <Link
        className={classes['link'] ?? ''}
        to="/my-edison/contratti/$codice/recesso"
        params={{ codice: code }}
        search={genre === undefined ? {} : { genere: genre }}
      >
        <Trans>Recedere dal contratto qui</Trans>
      </Link>
    </p>
  );
}
