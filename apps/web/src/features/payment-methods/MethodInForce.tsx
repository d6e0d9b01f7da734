import { PAYMENT_METHOD_KIND_LABELS, PAYMENT_METHOD_TYPE_LABELS, type ContractPayment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { hiddenIban } from './iban.ts';
import { MethodFacts } from './MethodFacts.tsx';
import { MethodStatus } from './MethodStatus.tsx';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';

/** Current payment method, its start date and the upcoming one (pagamento.futuro.1). */
export function MethodInForce({ payment: { kind, method } }: { payment: ContractPayment }) {
  const isUnknown = kind === 'SCONOSCIUTO' && method.type === undefined;
  // The type adds to the code only if it is a brand.
  const brand = method.type === 'SDD' || method.type === 'CARD' ? undefined : method.type;
  return (
    <>
      <div className={screens['rowWide']}>
        <strong className={layout['strong']}>{PAYMENT_METHOD_KIND_LABELS[kind]}</strong>
        {isUnknown ? null : <MethodStatus status={method.status} />}
      </div>
      {isUnknown ? (
        <p className={layout['soft']}>
          <Trans>Metodo di pagamento non disponibile.</Trans>
        </p>
      ) : null}
      {brand === undefined ? null : (
        <p>
          <Trans>Con {PAYMENT_METHOD_TYPE_LABELS[brand]}</Trans>
        </p>
      )}
      <MethodFacts method={method} />
      {method.next === undefined ? null : <Next iban={method.next.sdd?.iban} />}
    </>
  );
}

function Next({ iban }: { iban: string | undefined }) {
  const hidden = iban === undefined ? '' : hiddenIban(iban);
  return (
    <Callout title={<Trans>Prossimo metodo: addebito su conto corrente</Trans>}>
      <Trans>
        Stiamo attivando l’addebito sul conto {hidden}: vale dalla prima bolletta dopo l’attivazione. Fino ad allora
        paghi come adesso.
      </Trans>
    </Callout>
  );
}
