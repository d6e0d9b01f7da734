import { figureWords, type SupplyPrices, type UseOrigin } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import layout from '../../ui/layout/layout.module.css';
import { fullDay } from '../../ui/moments.ts';

/** Names the use with which a year is calculated (prezzi.anno.5). */
export function UseWords({ use }: Pick<SupplyPrices, 'use'>) {
  const { t } = useLingui();
  if (use === undefined) return null;
  const origins: Record<UseOrigin, string> = {
    CURVE: t`misurati ora per ora`,
    BOLLETTE: t`dalle tue bollette`,
    CONSUMO_ANNUO: t`il consumo annuo della tua ultima bolletta`,
  };
  const amount = `${figureWords(use.total, 0)} ${use.unit}`;
  return (
    <p className={layout['captionLines']}>
      <Trans>
        Con {amount}: i tuoi consumi dal {fullDay(use.from)} al {fullDay(use.until)}, {origins[use.origin]}.
      </Trans>
    </p>
  );
}
