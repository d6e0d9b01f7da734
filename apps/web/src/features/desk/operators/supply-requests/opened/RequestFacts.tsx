import { REJECTIONS, REQUEST_STEP_LABELS, type ReceivedSupplyRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../../../api/app.ts';
import layout from '../../../../../ui/layout/layout.module.css';
import { fullDay, longDay, pastMoment } from '../../../../../ui/moments.ts';
import { Facts } from '../../../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../../../ui/parts/texts/SectionTitle.tsx';
import { AnswerFacts } from '../../../../supply-requests/answers/AnswerFacts.tsx';
import { CostLines } from '../../../../supply-requests/CostLines.tsx';

/** Customer, term, steps so far, answers and cost of a request. */
export function RequestFacts({ request }: { request: ReceivedSupplyRequest }) {
  const { t } = useLingui();
  const now = useApp().clock.now();
  const { number, customer, supply, contractCode, requestedAt, dueBy, reached, rejection, cost, bill } = request;
  return (
    <>
      <Facts
        facts={[
          { name: t`Numero`, value: number, isCode: true },
          { name: t`Cliente`, value: customer.code, isCode: true },
          { name: t`Contratto`, value: contractCode, isCode: true },
          { name: t`Fornitura`, value: supply },
          { name: t`Ricevuta`, value: pastMoment(requestedAt, now) },
          { name: t`Bolletta`, value: bill, isCode: true },
          { name: t`Entro`, value: dueBy && longDay(dueBy, now) },
          {
            name: t`Motivo del rifiuto`,
            value: rejection && [REJECTIONS[rejection.code].words, rejection.words].filter(Boolean).join(' '),
            isLong: true,
          },
        ]}
      />
      <ol className={layout['captionLines']} aria-label={t`Passi`}>
        {reached.map(({ step, at, day, hours }) => (
          <li key={step}>
            {REQUEST_STEP_LABELS[step]}, {pastMoment(at, now)}
            {day === undefined ? null : <> ({[fullDay(day), hours].filter(Boolean).join(', ')})</>}
          </li>
        ))}
      </ol>
      <SectionTitle level={3}>
        <Trans>Cosa chiede</Trans>
      </SectionTitle>
      <AnswerFacts request={request} />
      <SectionTitle level={3}>
        <Trans>Costo accettato</Trans>
      </SectionTitle>
      <CostLines cost={cost} />
    </>
  );
}
