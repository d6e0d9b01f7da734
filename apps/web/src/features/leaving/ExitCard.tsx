import { contractExit } from '@sportello/calls';
import type { Contract, ContractExit, ExitKind, ExitStep } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClockHour4 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { genreOf } from '../../shared/links/contract-link.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadMissing } from '../../shared/read/ReadMissing.tsx';
import { longDay } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import classes from './leaving.module.css';

type Step = ContractExit['steps'][number];

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
  const isCancelled = steps.some(({ step }) => step === 'ANNULLATA');
  return (
    <Card className={classes['card']} aria-labelledby="uscita">
      <SectionTitle id="uscita">
        <KindWords kind={kind} />
      </SectionTitle>
      {newSupplier === undefined ? null : (
        <p>
          <Trans>Nuovo fornitore: {newSupplier}</Trans>
        </p>
      )}
      <ol className={classes['steps']}>
        {steps.map((step) => (
          <ShownStep key={step.step} step={step} lastBill={lastBill} />
        ))}
      </ol>
      <p className={classes['soft']}>
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

function ShownStep({
  step: { step, state, doneOn, expectedOn },
  lastBill,
}: {
  step: Step;
  lastBill: string | undefined;
}) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const states = { FATTO: t`fatto`, ORA: t`in corso`, DOPO: t`da fare` };
  return (
    <li className={classes['step']} data-state={state} aria-current={state === 'ORA' ? 'step' : undefined}>
      <span className={classes['dot']} aria-hidden="true">
        {state === 'FATTO' ? <IconCheck size={16} /> : state === 'ORA' ? <IconClockHour4 size={16} /> : null}
      </span>
      <span>
        <StepWords step={step} />
        <VisuallyHidden>: {states[state]}</VisuallyHidden>
        {doneOn !== undefined ? (
          <span className={classes['day']}>{longDay(doneOn, now)}</span>
        ) : expectedOn !== undefined ? (
          <span className={classes['day']}>
            <Trans>prevista per {longDay(expectedOn, now)}</Trans>
          </span>
        ) : null}
        {step === 'ULTIMA_BOLLETTA' && lastBill !== undefined ? (
          <Link className={classes['bill'] ?? ''} to="/my-edison/bollette/$numero" params={{ numero: lastBill }}>
            <Trans>Vedi la bolletta {lastBill}</Trans>
          </Link>
        ) : null}
      </span>
    </li>
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
