import { contractExit } from '@sportello/calls';
import type { Contract, ContractExit, ExitKind, ExitStep } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { genreOf } from '../../shared/links/contract-link.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadMissing } from '../../shared/read/ReadMissing.tsx';
import layout from '../../ui/layout/layout.module.css';
import { longDay } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { StepList, type ListedStep } from '../../ui/parts/lists/StepList.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import classes from './leaving.module.css';

const STATES = { FATTO: 'done', ORA: 'current', DOPO: 'ahead' } as const;

/** Shows the steps of a supply's exit, and that there is nothing to do (uscita.scheda.1). */
export function ExitCard({ contract }: { contract: Contract }) {
  const { config, queryOf } = useApp();
  const isSupply = contract.type === 'COMMODITY' && genreOf(contract) === undefined;
  const read = readOf(
    useQuery({
      ...queryOf(contractExit, { params: { codiceContratto: contract.code } }),
      enabled: isSupply && config.capabilities.includes(contractExit.id),
    }),
  );
  if (read.data === undefined && read.error !== null) {
    return <ReadMissing read={read} title={<Trans>Non sappiamo se questa fornitura è in uscita</Trans>} />;
  }
  return read.data ? <Exit exit={read.data} /> : null;
}

function Exit({ exit: { kind, steps, newSupplier, lastBill } }: { exit: ContractExit }) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const isCancelled = steps.some(({ step }) => step === 'ANNULLATA');
  return (
    <Card className={layout['stack']} aria-labelledby="uscita">
      <SectionTitle id="uscita">
        <KindWords kind={kind} />
      </SectionTitle>
      {newSupplier === undefined ? null : (
        <p>
          <Trans>Nuovo fornitore: {newSupplier}</Trans>
        </p>
      )}
      <StepList
        steps={steps.map(({ step, state, doneOn, expectedOn }): ListedStep => ({
          id: step,
          name: <StepWords step={step} />,
          state: STATES[state],
          day:
            doneOn !== undefined ? (
              longDay(doneOn, now)
            ) : expectedOn !== undefined ? (
              <Trans>prevista per {longDay(expectedOn, now)}</Trans>
            ) : undefined,
          link:
            step === 'ULTIMA_BOLLETTA' && lastBill !== undefined ? (
              <Link className={classes['bill'] ?? ''} to="/my-edison/bollette/$numero" params={{ numero: lastBill }}>
                <Trans>Vedi la bolletta {lastBill}</Trans>
              </Link>
            ) : undefined,
        }))}
      />
      <p className={layout['soft']}>
        {isCancelled ? (
          <Trans>L’uscita è stata annullata: la fornitura resta con noi e continua come prima.</Trans>
        ) : kind === 'CAMBIO_FORNITORE' ? (
          <Trans>
            Non devi fare niente: la fornitura non si interrompe, e fino al passaggio paghi le nostre bollette.
          </Trans>
        ) : (
          <Trans>Non devi fare niente: fino alla chiusura la fornitura resta attiva.</Trans>
        )}
      </p>
    </Card>
  );
}

function KindWords({ kind }: { kind: ExitKind }) {
  switch (kind) {
    case 'CAMBIO_FORNITORE':
      return <Trans>Passaggio a un altro fornitore</Trans>;
    case 'CESSAZIONE':
      return <Trans>Chiusura della fornitura</Trans>;
    case 'RECESSO':
      return <Trans>Uscita dopo il recesso</Trans>;
  }
}

function StepWords({ step }: { step: ExitStep }) {
  switch (step) {
    case 'RICHIESTA':
      return <Trans>Richiesta ricevuta</Trans>;
    case 'CONFERMATA':
      return <Trans>Richiesta confermata</Trans>;
    case 'USCITA':
      return <Trans>Uscita della fornitura</Trans>;
    case 'ULTIMA_BOLLETTA':
      return <Trans>Ultima bolletta</Trans>;
    case 'ANNULLATA':
      return <Trans>Uscita annullata</Trans>;
  }
}
