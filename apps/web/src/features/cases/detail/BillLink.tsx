import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';

/** Leads to a bill by its number; that of a service is requested differently. */
export function BillLink({ number, isService }: { number: string; isService: boolean }) {
  return (
    <AnchorLink
      to="/my-edison/bollette/$numero"
      params={{ numero: number }}
      search={isService ? { genere: 'servizio' } : {}}
      className={cx(layout['strong'], links['link'])}
    >
      {number}
    </AnchorLink>
  );
}
