import { changeOpposition, oppositions } from '@sportello/calls';
import type { Opposition } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { shortMoment } from '../../../ui/moments.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import own from './consents.module.css';

interface Receipt {
  readonly receiptNumber: string;
  readonly isOpposed: boolean;
}

/** Processing without consent, and how to object to it (profilo.opposizione.1). */
export function OppositionsCard() {
  const { config } = useApp();
  return config.capabilities.includes(oppositions.id) ? <Oppositions /> : null;
}

function Oppositions() {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(oppositions, {})));
  const [receipt, setReceipt] = useState<Receipt>();
  return (
    <ReadCard
      title={<Trans>Diritto di opposizione</Trans>}
      read={read}
      skeleton={<Skeleton height="12rem" />}
      failed={<Trans>Non riusciamo a caricare le tue opposizioni</Trans>}
    >
      {(all) => (
        <div className={layout['stackLarge']}>
          <p className={layout['soft']}>
            <Trans>
              Per questi usi dei dati la legge non richiede il consenso, ma puoi opporti in ogni momento. Ti mandiamo
              una ricevuta.
            </Trans>
          </p>
          {receipt === undefined ? null : (
            <Callout key={receipt.receiptNumber} tone="good" role="status" takesFocus>
              {receipt.isOpposed ? (
                <Trans>La tua opposizione è registrata. Il numero della ricevuta è {receipt.receiptNumber}.</Trans>
              ) : (
                <Trans>Hai ritirato l’opposizione. Il numero della ricevuta è {receipt.receiptNumber}.</Trans>
              )}
            </Callout>
          )}
          <ul className={cx(blocks['stackFlush'], blocks['divided'])}>
            {all.map((one) => (
              <OneOpposition key={one.purpose + one.description} opposition={one} onSaid={setReceipt} />
            ))}
          </ul>
        </div>
      )}
    </ReadCard>
  );
}

function OneOpposition({ opposition, onSaid }: { opposition: Opposition; onSaid: (receipt: Receipt) => void }) {
  const { purpose, description, isOpposed, policyVersion, history } = opposition;
  const may = useMay();
  const { send, isSending, problem } = useChange(changeOpposition, {
    request: (opposto: boolean) => ({
      body: {
        finalita: purpose as Exclude<typeof purpose, 'SCONOSCIUTO'>,
        opposto,
        versioneInformativa: policyVersion,
      },
    }),
    onDone: ({ answer }) => onSaid(answer),
  });
  const id = `opposizione-${purpose}`;
  return (
    <li className={own['level']}>
      <p id={id} className={own['switchLabel']}>
        {description}
      </p>
      {isOpposed ? (
        <div>
          <Tag tone="good">
            <Trans>Ti sei opposto</Trans>
          </Tag>
        </div>
      ) : null}
      <FormProblem problem={problem} />
      {/* An unknown consent is shown read-only. */}
      {purpose === 'SCONOSCIUTO' || !may(changeOpposition) ? null : (
        <div>
          <Button variant="light" aria-describedby={id} loading={isSending} onClick={() => send(!isOpposed)}>
            {isOpposed ? <Trans>Ritira l’opposizione</Trans> : <Trans>Mi oppongo</Trans>}
          </Button>
        </div>
      )}
      {history.length === 0 ? null : (
        <details className={own['history']}>
          <summary className={screens['plainSummary']}>
            <Trans>Scelte precedenti</Trans>
          </summary>
          <ul className={own['said']}>
            {history.map((step) => (
              <li key={step.receiptNumber}>
                {step.isOpposed ? <Trans>Opposizione</Trans> : <Trans>Opposizione ritirata</Trans>} ·{' '}
                {shortMoment(step.at)}
                <span className={layout['caption']}>
                  {' '}
                  · <Trans>ricevuta {step.receiptNumber}</Trans>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
