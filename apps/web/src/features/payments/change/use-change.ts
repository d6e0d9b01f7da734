import {
  CallError,
  changePayments,
  ifMatch,
  modificaDatiPagamento,
  modificaDatiPagamentoVas,
  toPaymentChange,
  toPaymentsChange,
} from '@sportello/calls';
import { dayInRome, RuleError, type RequestedPayment } from '@sportello/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { sendProblem } from '../../../shared/change/send-problem.ts';
import { readPaymentsAgain } from '../queries.ts';
import type { SeenAccount } from './use-seen.ts';

/** What is asked for, and over what it is made. */
export interface WantedChange {
  readonly seen: readonly SeenAccount[];
  readonly requested: RequestedPayment;
  /** The digest of the mandate's text that was shown, where there is one. */
  readonly mandate: string | undefined;
}

/** An account that was changed, with the reference of its new mandate for a bank debit. */
interface ChangedAccount extends SeenAccount {
  readonly reference: string | undefined;
}

export interface Changed {
  readonly accounts: readonly ChangedAccount[];
  readonly requested: RequestedPayment;
}

/** Changes how one account is paid, or several at once: then all of them or none (pagamento.chiamate.8). */
export function useChange(onChanged: (changed: Changed) => void) {
  const app = useApp();
  const { sendingOf, clock } = app;
  const [send] = useState(() => ({
    supply: sendingOf(modificaDatiPagamento),
    service: sendingOf(modificaDatiPagamentoVas),
    several: sendingOf(changePayments),
  }));

  const change = async ({ seen, requested, mandate }: WantedChange): Promise<Changed> => {
    const today = dayInRome(clock.now());
    const consent = mandate === undefined ? {} : { 'x-mandato': mandate };
    const [own] = seen;
    if (own === undefined) throw new RuleError('CONTRACT_NOT_FOUND');
    const done = (referenceOf: (account: string) => string | undefined): Changed => ({
      requested,
      accounts: seen.map((each) => ({ ...each, reference: referenceOf(each.account) })),
    });
    if (seen.length > 1) {
      const { mandates } = await send.several({
        headers: consent,
        body: toPaymentsChange(seen.map(wireOf), requested, today),
      });
      const references = new Map(mandates.map(({ account, reference }) => [account, reference]));
      return done((account) => references.get(account));
    }
    const headers = { ...ifMatch(own.payment.version), ...consent };
    const body = toPaymentChange(wireOf(own), requested, today);
    const { contract } = own;
    if (contract.type === 'VAS') {
      const { mandateReference } = await send.service({ headers, body });
      return done(() => mandateReference);
    }
    const commodity = contract.commodity.commodityType;
    // Of an unknown type it can't be changed (pagamento.chiamate.7).
    if (commodity === 'SCONOSCIUTO') throw new RuleError('INVALID_CONTRACT_PAYMENT_TYPE');
    const { mandateReference } = await send.supply({ headers, body: { ...body, commodity } });
    return done(() => mandateReference);
  };

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: change,
    onSuccess: async (changed) => {
      await readPaymentsAgain(app);
      onChanged(changed);
    },
  });
  return {
    change: mutate,
    isChanging: isPending,
    problem: error === null || isOvertaken(error) ? undefined : sendProblem(changePayments, error),
    error,
    reset,
  };
}

const wireOf = ({ account, payment: { data, version } }: SeenAccount) => ({
  account,
  methodCode: data.methodCode,
  version,
});

/** Whether somebody else, or the same customer in another tab, was faster; or the mandate has another text. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof CallError && error.code === 'CHANGED_MEANWHILE';
}
