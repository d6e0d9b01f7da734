import { makeBillLink } from '@sportello/calls';
import { dayInRome, isPayable, type BillDetail, type BillLink } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { fullDay } from '../../ui/moments.ts';
import { ShareLink } from '../../shared/links/ShareLink.tsx';
import { CopyLink } from '../../ui/parts/ways/CopyLink.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { useToday } from '../../shared/read/use-today.ts';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import { PayWay } from './PayWay.tsx';
import { WithoutDispute } from './WithoutDispute.tsx';

/** True where a link to pay the bill can be made. */
export function useLinkOffered(bill: BillDetail): boolean {
  const { config } = useApp();
  const may = useMay();
  const { today } = useToday();
  return config.capabilities.includes(makeBillLink.id) && may(makeBillLink) && isPayable(bill, today);
}

/** Creates a link with which somebody else pays the bill without sign-in (pagamento.link.1). */
export function LinkWay({ bill }: { bill: BillDetail }) {
  const { t } = useLingui();
  const [made, setMade] = useState<BillLink>();
  const { send, isSending, problem } = useChange(makeBillLink, {
    request: () => ({ params: { numero: bill.number } }),
    onDone: ({ answer }) => setMade(answer),
  });
  return (
    <PayWay icon={IconShare} title={<Trans>Condividi il link di pagamento</Trans>}>
      <p>
        <Trans>Chi ha il link vede importo, scadenza e nome della fornitura, e paga senza accedere.</Trans>
      </p>
      <WithoutDispute bills={[bill]} />
      <FormProblem problem={problem} />
      {made === undefined ? (
        <div className={layout['row']}>
          <Button variant="light" loading={isSending} onClick={() => send()}>
            <Trans>Crea il link</Trans>
          </Button>
        </div>
      ) : (
        <Callout tone="good" role="status" takesFocus title={<Trans>Il link è pronto</Trans>}>
          <p className={blocks['anywhere']}>{made.link}</p>
          <p>
            <Trans>
              Vale fino al {fullDay(dayInRome(made.expiresAt - 1))} compreso. Dopo il pagamento il link mostra che la
              bolletta è pagata.
            </Trans>
          </p>
          <ShareLink
            title={t`Bolletta da pagare`}
            text={t`Puoi pagare qui la bolletta, senza accedere:`}
            link={made.link}
          />
          <CopyLink link={made.link} />
        </Callout>
      )}
    </PayWay>
  );
}
