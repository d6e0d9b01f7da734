import { confirmLegalNotice } from '@sportello/calls';
import type { NoticeDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';

/** Lets the customer confirm that they read a notice, which accepts nothing (comunicazioni.cliente.3). */
export function ConfirmCard({ detail: { number, state } }: { detail: NoticeDetail }) {
  const { config } = useApp();
  const may = useMay();
  const [isDone, setDone] = useState(false);
  const change = useChange(confirmLegalNotice, {
    request: () => ({ params: { numero: number } }),
    onDone: () => setDone(true),
  });
  if (isDone) {
    return (
      <Callout tone="good" role="status" takesFocus title={<Trans>Lettura confermata</Trans>}>
        <Trans>La conferma è qui sotto, tra i passaggi.</Trans>
      </Callout>
    );
  }
  const isOpen = state !== 'CONFERMATA' && may(confirmLegalNotice);
  if (!isOpen || !config.capabilities.includes(confirmLegalNotice.id)) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="conferma">
      <SectionTitle id="conferma">
        <Trans>L’hai letta?</Trans>
      </SectionTitle>
      <p className={layout['soft']}>
        <Trans>Confermi solo di averla letta: non accetti nulla e non rinunci ai tuoi diritti.</Trans>
      </p>
      <FormProblem problem={change.problem} />
      <div>
        <Button loading={change.isSending} onClick={() => change.send()}>
          <Trans>Ho letto</Trans>
        </Button>
      </div>
    </Card>
  );
}
