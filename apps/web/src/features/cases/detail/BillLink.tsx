import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import classes from '../cases.module.css';

/** Leads to a bill by its number; that of a service is requested differently. */
export function BillLink({ number, isService }: { number: string; isService: boolean }) {
  return (
    <AnchorLink
      to="/my-edison/bollette/$numero"
      params={{ numero: number }}
      search={isService ? { genere: 'servizio' } : {}}
      className={classes['quiet'] ?? ''}
    >
      {number}
    </AnchorLink>
  );
}
