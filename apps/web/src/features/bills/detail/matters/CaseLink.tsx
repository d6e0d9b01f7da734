import { Trans } from '@lingui/react/macro';
import { AnchorLink } from '../../../../shared/links/AnchorLink.tsx';
import { cx } from '../../../../ui/cx.ts';
import layout from '../../../../ui/layout/layout.module.css';
import links from '../../../../ui/styles/links.module.css';

/** Leads to the case by its number. */
export function CaseLink({ number }: { number: string }) {
  return (
    <AnchorLink
      to="/my-edison/assistenza/reclami/$numero"
      params={{ numero: number }}
      className={cx(layout['strong'], links['link'])}
    >
      <Trans>Vai al reclamo {number}</Trans>
    </AnchorLink>
  );
}
