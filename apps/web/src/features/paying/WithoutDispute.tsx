import type { Bill } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import layout from '../../ui/layout/layout.module.css';

/** Notes that an amount to pay is without what is in dispute (reclami.contestazione.2). */
export function WithoutDispute({ bills }: { bills: readonly Pick<Bill, 'disputed'>[] }) {
  if (bills.every(({ disputed }) => disputed === 0)) return null;
  return (
    <p className={layout['caption']}>
      <Trans>Senza l’importo in contestazione</Trans>
    </p>
  );
}
