import { PAYMENT_METHOD_KIND_LABELS } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { hiddenIban } from '../iban.ts';
import { contractsOn } from '../accounts.ts';
import layout from '../../../ui/layout/layout.module.css';
import { AccountList } from './AccountList.tsx';
import type { WantedChange } from './use-payment-change.ts';
import type { SeenAccount } from './use-seen.ts';

export function SeenList({ seen }: { seen: readonly SeenAccount[] }) {
  return (
    <div>
      <p className={layout['soft']}>
        <Plural value={contractsOn(seen)} one="Per questo contratto:" other="Per questi # contratti:" />
      </p>
      <AccountList accounts={seen}>{(each) => <NowWords seen={each} />}</AccountList>
    </div>
  );
}

function NowWords({ seen: { payment } }: { seen: SeenAccount }) {
  const kind = PAYMENT_METHOD_KIND_LABELS[payment.kind];
  const next = payment.method.next?.sdd?.iban;
  if (next === undefined) return <Trans>Ora: {kind}</Trans>;
  return (
    <Trans>
      Ora: {kind}, e in attivazione l’addebito sul conto {hiddenIban(next)}
    </Trans>
  );
}

/** Shown after a concurrent change: the current method, with the choice kept to confirm or discard. */
export function OvertakenCallout({ before, now }: { before: WantedChange; now: WantedChange }) {
  const versions = new Map(before.seen.map(({ account, payment }) => [account, payment.version]));
  const changed = now.seen.filter(({ account, payment }) => versions.get(account) !== payment.version);
  if (changed.length === 0 && before.mandate !== now.mandate) {
    return (
      <Callout tone="warn" role="alert" takesFocus title={<Trans>Nel frattempo il testo del mandato è cambiato</Trans>}>
        <Trans>Non abbiamo cambiato nulla. Rileggi il testo nuovo e conferma di nuovo.</Trans>
      </Callout>
    );
  }
  return (
    <Callout tone="warn" role="alert" takesFocus title={<Trans>Nel frattempo il metodo di pagamento è cambiato</Trans>}>
      <AccountList accounts={changed}>{(each) => <NowWords seen={each} />}</AccountList>
      <Trans>La tua scelta non è ancora valida: conferma di nuovo per sostituire il metodo attuale.</Trans>
    </Callout>
  );
}
