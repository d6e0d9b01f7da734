import { CASE_KIND_LABELS, CASE_STATE_LABELS, dayInRome, fullDay, type BillDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { euroWords } from '../../../../ui/amounts.ts';
import { cx } from '../../../../ui/cx.ts';
import blocks from '../../../../ui/styles/blocks.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import detail from '../detail.module.css';
import { CaseLink } from './CaseLink.tsx';
import classes from './matters.module.css';

/** Lists the disputes of a bill that are over (reclami.contestazione.3). */
export function DisputeHistory({ bill: { disputes } }: { bill: BillDetail }) {
  return (
    <Card className={layout['stackSmall']} aria-labelledby="contestazioni">
      <SectionTitle id="contestazioni">
        <Trans>Contestazioni concluse</Trans>
      </SectionTitle>
      <ul className={classes['lines']}>
        {disputes.map(({ kind, caseNumber, amount, since, until, end }) =>
          until === undefined ? null : (
            <li key={caseNumber}>
              <p className={detail['rowOf']}>
                <span>
                  {CASE_KIND_LABELS[kind]}
                  <span className={cx(layout['caption'], blocks['block'])}>
                    {fullDay(dayInRome(since))} – {fullDay(dayInRome(until))}
                    {end && ` · ${CASE_STATE_LABELS[end]}`}
                  </span>
                </span>
                <span className={detail['sum']}>{euroWords(amount)}</span>
              </p>
              <CaseLink number={caseNumber} />
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
