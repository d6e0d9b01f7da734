import type { BillDetail, BillReading } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { quantityWords } from '../../../ui/amounts.ts';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { Tag, type Tone } from '../../../ui/parts/signs/Tag.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import classes from './detail.module.css';

const tones: Record<BillReading['kind'], Tone> = {
  EFFETTIVA: 'good',
  AUTOLETTURA: 'info',
  STIMATA: 'warn',
  SCONOSCIUTA: 'quiet',
};

/** Shows the readings of a bill, each with how it was obtained (bolletta.letture.1). */
export function ReadingsCard({ bill: { readings } }: { bill: BillDetail }) {
  const { t } = useLingui();
  const words: Record<BillReading['kind'], string> = {
    EFFETTIVA: t`Rilevata`,
    AUTOLETTURA: t`Autolettura`,
    STIMATA: t`Stimata`,
    SCONOSCIUTA: t`Non indicata`,
  };
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Letture usate</Trans>
      </SectionTitle>
      <ul className={classes['lines']}>
        {readings.map(({ date, kind, values }) => (
          <li key={date} className={classes['rowOf']}>
            <span className={classes['reading']}>
              {fullDay(date)} <Tag tone={tones[kind]}>{words[kind]}</Tag>
            </span>
            <span className={classes['sum']}>
              {values.map(({ band, value }) => (
                <span key={band} className={blocks['block']}>
                  {band === 'F0' || band === 'SCONOSCIUTA' ? null : <>{band} </>}
                  {quantityWords(value)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
