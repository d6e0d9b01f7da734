import { isProof, type NoticeChannel, type NoticeDetail, type NoticeStepShown } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../api/app.ts';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { usedMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../notices.module.css';

/** The steps of a notice with their moments and their proof, the same for customers and operators. */
export function Timeline({ steps }: Pick<NoticeDetail, 'steps'>) {
  return (
    <Card className={layout['stack']} aria-labelledby="passaggi">
      <SectionTitle id="passaggi">
        <Trans>Come ti è arrivata</Trans>
      </SectionTitle>
      <ol className={layout['stack']}>
        {steps.map((each) => (
          <Step key={`${each.step} ${each.channel ?? ''}`} of={each} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ of }: { of: NoticeStepShown }) {
  const { clock } = useApp();
  const { step, at, recipient, evidence } = of;
  return (
    <li className={cx(layout['stackTight'], blocks['anywhere'], classes['step'], isProof(step) && classes['proof'])}>
      <strong>
        <StepName of={of} />
      </strong>
      <span className={layout['soft']}>{usedMoment(at, clock.now())}</span>
      {recipient === undefined ? null : (
        <span className={layout['caption']}>
          <Trans>A {recipient}</Trans>
        </span>
      )}
      {evidence === undefined ? null : (
        <span className={layout['caption']}>
          {isProof(step) ? <Trans>Prova: {evidence}</Trans> : <Trans>Risposta: {evidence}</Trans>}
        </span>
      )}
    </li>
  );
}

function useChannelName(channel: NoticeChannel | undefined): string {
  const { t } = useLingui();
  switch (channel) {
    case 'EMAIL':
      return t`per email`;
    case 'SMS':
      return t`per SMS`;
    case 'POSTA':
      return t`per raccomandata`;
    case 'AREA':
    case undefined:
      return t`nell’area clienti`;
  }
}

function StepName({ of: { step, channel } }: { of: NoticeStepShown }) {
  const by = useChannelName(channel);
  switch (step) {
    case 'PREPARATA':
      return <Trans>Preparata</Trans>;
    case 'INVIATA':
      return <Trans>Inviata {by}</Trans>;
    case 'CONSEGNATA':
      return <Trans>Consegnata {by}</Trans>;
    case 'NON_CONSEGNATA':
      return <Trans>Non consegnata {by}</Trans>;
    case 'APERTA':
      return <Trans>Aperta nell’area clienti</Trans>;
    case 'CONFERMATA':
      return <Trans>Hai confermato la lettura</Trans>;
    case 'DA_SPEDIRE':
      return <Trans>Da spedire per raccomandata</Trans>;
    case 'SPEDITA':
      return <Trans>Spedita per raccomandata</Trans>;
  }
}
