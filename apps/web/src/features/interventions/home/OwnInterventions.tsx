import { isOver } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { useAllInterventions } from '../../../shared/interventions/use-all-interventions.ts';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';

/** Links to the customer's interventions; hidden if they are known to have none. */
export function OwnInterventions() {
  const { data, error } = useAllInterventions();
  const all = data ?? [];
  const isUnread = data === undefined && error !== null;
  if (all.length === 0 && !isUnread) return null;
  const running = all.filter(({ status }) => !isOver(status)).length;
  return (
    <Callout
      title={<Trans>I tuoi interventi</Trans>}
      action={
        <AnchorLink to="/my-edison/intervento-tecnico/il-mio-intervento">
          <Trans>Apri i tuoi interventi</Trans>
        </AnchorLink>
      }
    >
      {isUnread ? (
        <Trans>Non riusciamo a caricarli: riprova dalla loro pagina.</Trans>
      ) : running === 0 ? (
        <Trans>Nessun intervento in corso. Trovi quelli degli ultimi cinque anni.</Trans>
      ) : (
        <Plural value={running} one="Un intervento in corso." other="# interventi in corso." />
      )}
    </Callout>
  );
}
