import { withdrawal } from '@sportello/calls';
import { CHANGE_STATE_LABELS, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { ToWithdrawal, withdrawalKindOf } from '../../shared/contracts/WithdrawalLink.tsx';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { genreOf } from '../../shared/links/contract-link.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadMissing } from '../../shared/read/ReadMissing.tsx';
import { longMoment } from '../../ui/moments.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

/** On a contract's page: the way to withdraw while it is open, and what became of a withdrawal (recesso.pagina.2). */
export function WithdrawalCard({ contract }: { contract: Contract }) {
  const { config, queryOf, clock } = useApp();
  const [now] = useState(clock.now);
  const genre = genreOf(contract);
  const read = readOf(
    useQuery({
      ...queryOf(withdrawal, { params: { tipo: withdrawalKindOf(genre), codiceContratto: contract.code } }),
      enabled: config.capabilities.includes(withdrawal.id),
    }),
  );
  if (read.data === undefined && read.error !== null) {
    return <ReadMissing read={read} title={<Trans>Non sappiamo se puoi recedere da questo contratto</Trans>} />;
  }
  const { state, receipt } = read.data ?? {};
  if (state === 'APERTO') return <ToWithdrawal code={contract.code} genre={genre} />;
  if (receipt === undefined) return null;
  return (
    <Callout
      title={<Trans>Hai receduto da questo contratto</Trans>}
      action={
        <ButtonLink
          variant="light"
          to="/my-edison/contratti/$codice/recesso"
          params={{ codice: contract.code }}
          search={genre === undefined ? {} : { genere: genre }}
        >
          <Trans>Vedi la ricevuta</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Abbiamo ricevuto il recesso {longMoment(receipt.at, now)}. Stato: {CHANGE_STATE_LABELS[receipt.outcome]}.
      </Trans>
    </Callout>
  );
}
