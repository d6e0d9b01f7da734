import type { MissingFact } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import layout from '../../ui/layout/layout.module.css';
import { useMissingNames } from './words.ts';

/** Names what a year lacks (prezzi.anno.4). */
export function MissingFacts({ missing }: { missing: readonly MissingFact[] }) {
  const names = useMissingNames();
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat('it').format(missing.map((fact) => names[fact]));
  return (
    <p className={layout['captionLines']}>
      <Trans>Non sono compresi: {list}.</Trans>
    </p>
  );
}
