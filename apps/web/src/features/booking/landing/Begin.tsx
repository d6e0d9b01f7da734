import { canBookInSelf } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { useCallCentre } from '../../../shared/customer/use-call-centre.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { Loading } from '../../../shared/read/Loading.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadFailed } from '../../../shared/read/ReadFailed.tsx';
import { CallButton } from '../../../ui/parts/ways/CallButton.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';

/** Starts a booking if a contract covers it (moduli.contenuti.2); otherwise shows the number to call. */
export function Begin() {
  const { queryOf } = useApp();
  const may = readOf(useQuery(queryOf(canBookInSelf, {})));
  const phone = useCallCentre(useUser().user);
  const call = phone === undefined ? undefined : <CallButton phone={phone} />;
  if (may.data === undefined) {
    return may.error === null ? (
      <Loading>
        <LinesSkeleton />
      </Loading>
    ) : (
      <ReadFailed plain level={3} read={may} title={<Trans>Adesso non sappiamo se puoi prenotare da qui</Trans>} />
    );
  }
  if (!may.data) {
    return (
      <Callout title={<Trans>Serve un servizio che comprenda gli interventi</Trans>} action={call}>
        <Trans>Nessuno dei tuoi contratti attivi lo comprende. Chiamaci: ti diciamo come averlo.</Trans>
      </Callout>
    );
  }
  return (
    <ButtonLink to="/my-edison/intervento-tecnico/richiedi-intervento" color="amber">
      <Trans>Richiedi un intervento</Trans>
    </ButtonLink>
  );
}
