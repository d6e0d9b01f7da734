import { payability, type BillDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { useToday } from '../../../shared/read/use-today.ts';
import { LinkWay, useLinkOffered } from '../../paying/LinkWay.tsx';
import { PayInAdvance } from '../../paying/PayBill.tsx';
import { PayWay } from '../../paying/PayWay.tsx';
import { PlanConfirmed, PlanWay, usePlanOffered } from '../../paying/PlanWay.tsx';
import { usePayOffered } from '../../paying/use-pay-offered.ts';
import { ElsewhereWay, isPaidElsewhere } from './ElsewhereWay.tsx';
import classes from './detail.module.css';

/** Folds all ways to pay beside the page's one action into a card; none of them takes more than a line. */
export function WaysToPay({ bill }: { bill: BillDetail }) {
  const { today } = useToday();
  const [isPlanned, setPlanned] = useState(false);
  const isPayOffered = usePayOffered();
  const isPlanOffered = usePlanOffered(bill);
  const isLinkOffered = useLinkOffered(bill);
  const isElsewhere = isPaidElsewhere(bill, today);
  const isInAdvance = isPayOffered && payability(bill, today) === 'RECURRING_PAYABLE_IN_ADVANCE';
  if (isPlanned) return <PlanConfirmed />;
  if (!isPlanOffered && !isLinkOffered && !isElsewhere && !isInAdvance) return null;
  return (
    <Card>
      <SectionTitle>
        <Trans>Altri modi di pagare</Trans>
      </SectionTitle>
      <div className={classes['ways']}>
        {isInAdvance ? (
          <PayWay icon={IconCreditCard} title={<Trans>Paga prima dell’addebito</Trans>}>
            <PayInAdvance bill={bill} />
          </PayWay>
        ) : null}
        {isElsewhere ? <ElsewhereWay bill={bill} /> : null}
        {isLinkOffered ? <LinkWay bill={bill} /> : null}
        {isPlanOffered ? <PlanWay bill={bill} onAccepted={() => setPlanned(true)} /> : null}
      </div>
    </Card>
  );
}
