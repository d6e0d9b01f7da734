import { makeBillLink } from '@sportello/calls';
import { dayInRome, isPayable, type BillDetail, type BillLink } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { fullDay } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CopyLink } from '../../ui/parts/ways/CopyLink.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { useToday } from '../../shared/read/use-today.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './payment.module.css';

/** Creates a link with which somebody else pays the bill without sign-in (pagamento.link.1). */
export function LinkCard({ bill }: { bill: BillDetail }) {
  const { config } = useApp();
  const may = useMay();
  const { today } = useToday();
  const isOffered = config.capabilities.includes(makeBillLink.id) && may(makeBillLink) && isPayable(bill, today);
  return isOffered ? <Make number={bill.number} /> : null;
}

function Make({ number }: { number: string }) {
  const [made, setMade] = useState<BillLink>();
  const { send, isSending, problem } = useChange(makeBillLink, {
    request: () => ({ params: { numero: number } }),
    onDone: ({ answer }) => setMade(answer),
  });
  return (
    <Card className={layout['stack']}>
      <SectionTitle
        lead={<Trans>Chi ha il link vede importo, scadenza e nome della fornitura, e paga senza accedere.</Trans>}
      >
        <Trans>Falla pagare a qualcun altro</Trans>
      </SectionTitle>
      <FormProblem problem={problem} />
      {made === undefined ? (
        <div className={classes['actions']}>
          <Button variant="light" loading={isSending} onClick={() => send()}>
            <Trans>Crea il link</Trans>
          </Button>
        </div>
      ) : (
        <Callout tone="good" role="status" takesFocus title={<Trans>Il link è pronto</Trans>}>
          <p className={classes['code']}>{made.link}</p>
          <p>
            <Trans>
              Vale fino a tutto il {fullDay(dayInRome(made.expiresAt - 1))}. Quando la bolletta è pagata, chi lo apre
              legge che è pagata.
            </Trans>
          </p>
          <CopyLink link={made.link} />
        </Callout>
      )}
    </Card>
  );
}
