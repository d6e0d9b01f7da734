import type { ContractPayment, RequestedPayment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { contractPageLink } from '../../../shared/links/contract-link.ts';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import type { BilledAccount } from '../accounts.ts';
import { MethodInForce } from '../MethodInForce.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { CardReturn } from './CardReturn.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { Confirm } from './Confirm.tsx';
import { Done } from './Done.tsx';
import type { ChangeStep } from './step.ts';
import type { Changed } from './use-payment-change.ts';
import { usePaymentForm } from './use-payment-form.ts';

export interface ChangeProps {
  own: BilledAccount;
  others: readonly BilledAccount[];
  payment: ContractPayment;
  step: ChangeStep;
  go: (step: ChangeStep, how?: { replace: boolean }) => Promise<void>;
}

/** Holds the form state across all steps; the URL holds the step. */
export function Change({ own, others, payment, step, go }: ChangeProps) {
  const [requested, setRequested] = useState<RequestedPayment>();
  const [changed, setChanged] = useState<Changed>();
  const form = usePaymentForm(own, (debit) => {
    setRequested(debit);
    void go({ passo: 'conferma' });
  });
  useTitleFocus(step.carta ?? step.passo);
  const accounts = [own, ...others.filter(({ account }) => form.others.includes(account))];

  const onChanged = (done: Changed) => {
    form.restart();
    setRequested(undefined);
    setChanged(done);
    void go({ passo: 'fatto' }, { replace: true });
  };

  const { contract } = own;
  if (step.passo === 'fatto') {
    // After a reload the state is lost, and the contract page shows the result.
    if (changed === undefined) return <Navigate {...contractPageLink(contract, 'MANAGE')} replace />;
    return (
      <ChangeFrame title={titleOf(changed)} contract={contract}>
        <Done changed={changed} />
      </ChangeFrame>
    );
  }
  const now = <Now payment={payment} />;
  const toForm = () => go({}, { replace: true });
  if (step.carta !== undefined) {
    return (
      <CardReturn
        id={step.carta}
        isCancelled={step.esito === 'annullata'}
        accounts={accounts}
        aside={now}
        onOther={() => void toForm()}
        onChanged={onChanged}
      />
    );
  }
  if (step.passo === 'conferma' && requested !== undefined) {
    return (
      <ChangeFrame title={<Trans>Controlla e conferma</Trans>} contract={contract} aside={now}>
        <Confirm
          accounts={accounts}
          requested={requested}
          onBack={() => window.history.back()}
          onChanged={onChanged}
          onHolderRejected={(wrong) => void toForm().then(() => form.show(wrong))}
        />
      </ChangeFrame>
    );
  }
  return (
    <ChangeFrame title={<Trans>Cambia metodo di pagamento</Trans>} contract={contract} aside={now}>
      <ChangeForm own={own} others={others} form={form} />
    </ChangeFrame>
  );
}

/** A direct debit is only requested and takes effect once the bank confirms it (pagamento.mandato.2). */
function titleOf({ requested }: Changed) {
  return requested.kind === 'BANK_DEBIT' ? (
    <Trans>Hai chiesto di cambiare metodo di pagamento</Trans>
  ) : (
    <Trans>Metodo di pagamento cambiato</Trans>
  );
}

function Now({ payment }: { payment: ContractPayment }) {
  return (
    <Card className={layout['stack']} aria-labelledby="ora">
      <SectionTitle id="ora">
        <Trans>Come paghi adesso</Trans>
      </SectionTitle>
      <MethodInForce payment={payment} />
    </Card>
  );
}
