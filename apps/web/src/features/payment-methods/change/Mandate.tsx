import { dayInRome, type MandateText } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../payments.module.css';

import '../../../ui/theme/fields.ts';

interface MandateProps {
  /** Undefined if the gateway has no text. */
  text: MandateText | undefined;
  agreement: CheckboxProps;
}

/** Direct debit mandate, dated today. */
export function Mandate({ text, agreement }: MandateProps) {
  const { t } = useLingui();
  const { clock, config } = useApp();
  const creditor = text?.creditorName ?? config.brand.name;
  return (
    <Card className={layout['stack']} aria-labelledby="mandato">
      <SectionTitle id="mandato">
        <Trans>Il mandato di addebito</Trans>
      </SectionTitle>
      {text === undefined ? null : (
        <div className={classes['mandate']}>
          {text.text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <Facts
        facts={[
          { name: t`Creditore`, value: creditor },
          { name: t`Identificativo del creditore`, value: text?.creditorIdentifier },
          { name: t`Riferimento del mandato`, value: t`Assegnato alla conferma` },
          { name: t`Data`, value: fullDay(dayInRome(clock.now())) },
        ]}
      />
      <Checkbox
        {...agreement}
        label={
          text === undefined
            ? t`Autorizzo ${creditor} ad addebitare le bollette su questo conto`
            : t`Ho letto il mandato e lo accetto`
        }
      />
    </Card>
  );
}
