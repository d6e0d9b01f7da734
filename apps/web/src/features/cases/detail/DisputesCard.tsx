import { dayInRome, sumCents, type CaseDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconClockPause, IconReceiptEuro } from '@tabler/icons-react';
import { useSubjects } from '../../../shared/contracts/use-subjects.ts';
import { euroWords } from '../../../ui/amounts.ts';
import layout from '../../../ui/layout/layout.module.css';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../cases.module.css';
import { BillLink } from './BillLink.tsx';

/** Lists the amounts that a case keeps, or kept, from being collected (reclami.contestazione.2). */
export function DisputesCard({ detail: { disputes, contractCode, state } }: { detail: CaseDetail }) {
  const contracts = useSubjects();
  if (disputes.length === 0) return null;
  const isService = contracts?.find(({ code }) => code === contractCode)?.type === 'VAS';
  const open = disputes.filter(({ until }) => until === undefined);
  return (
    <Card className={layout['stack']} aria-labelledby="contestati">
      <SectionTitle
        id="contestati"
        lead={
          open.length === 0 ? (
            <Trans>Questi importi sono di nuovo da pagare.</Trans>
          ) : state === 'RISPOSTO' ? (
            <Trans>Non devi pagare {euroWords(sumCents(open.map(({ amount }) => amount)))}.</Trans>
          ) : (
            <Trans>
              Fino alla risposta non devi pagare {euroWords(sumCents(open.map(({ amount }) => amount)))}. Il resto delle
              bollette si paga normalmente.
            </Trans>
          )
        }
      >
        <Trans>Importi contestati</Trans>
      </SectionTitle>
      <ul className={classes['disputes']}>
        {disputes.map(({ billNumber, amount, until }) => (
          <li key={billNumber}>
            <BillLink number={billNumber} isService={isService} />
            <strong>{euroWords(amount)}</strong>
            {until === undefined ? (
              <Tag tone="info" icon={IconClockPause}>
                {state === 'RISPOSTO' ? <Trans>Non dovuto</Trans> : <Trans>In contestazione</Trans>}
              </Tag>
            ) : (
              <Tag tone="quiet" icon={IconReceiptEuro}>
                <Trans>Di nuovo dovuto: {fullDay(dayInRome(until))}</Trans>
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
