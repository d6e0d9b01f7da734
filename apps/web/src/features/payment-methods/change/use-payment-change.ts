import {
  changePayments,
  ifMatch,
  modificaDatiPagamento,
  modificaDatiPagamentoVas,
  toPaymentChange,
  toPaymentsChange,
} from '@sportello/calls';
import { dayInRome, RuleError, type RequestedPayment } from '@sportello/domain';
import { useApp } from '../../../api/app.ts';
import { isChangedMeanwhile } from '../../../shared/change/overtaken.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { hasAny, type FieldErrors } from '../../../shared/form/field-errors.ts';
import { rejectedHolderFields, type HolderField } from './holder.ts';
import type { SeenAccount } from './use-seen.ts';

/** The requested method and the state on which the change is based. */
export interface WantedChange {
  readonly seen: readonly SeenAccount[];
  readonly requested: RequestedPayment;
  /** Digest of the displayed mandate text, if any. */
  readonly mandate: string | undefined;
}

/** A changed account, with its new mandate reference for a direct debit. */
interface ChangedAccount extends SeenAccount {
  readonly reference: string | undefined;
}

export interface Changed {
  readonly accounts: readonly ChangedAccount[];
  readonly requested: RequestedPayment;
}

interface Told {
  readonly onChanged: (changed: Changed) => void;
  /** A concurrent change happened, or the mandate text changed. */
  readonly onOvertaken: (wanted: WantedChange) => void;
  readonly onHolderRejected: ((wrong: FieldErrors<HolderField>) => void) | undefined;
}

/** Changes one account, or several in one transaction: all or none (pagamento.chiamate.8). */
export function usePaymentChange({ onChanged, onOvertaken, onHolderRejected }: Told) {
  const { clock } = useApp();
  const today = () => dayInRome(clock.now());
  const onRejected = (error: Error, wanted: WantedChange, wrong: Readonly<Record<string, string>>) => {
    if (isChangedMeanwhile(error)) onOvertaken(wanted);
    const ofHolder = rejectedHolderFields(error, wrong);
    if (hasAny(ofHolder)) onHolderRejected?.(ofHolder);
  };
  const tell = ({ seen, requested }: WantedChange, referenceOf: (account: string) => string | undefined) =>
    onChanged({ requested, accounts: seen.map((each) => ({ ...each, reference: referenceOf(each.account) })) });

  const several = useChange(changePayments, {
    request: ({ seen, requested, mandate }: WantedChange) => ({
      headers: consentTo(mandate),
      body: toPaymentsChange(seen.map(wireOf), requested, today()),
    }),
    onDone({ answer, value }) {
      const references = new Map(answer.mandates.map(({ account, reference }) => [account, reference]));
      tell(value, (account) => references.get(account));
    },
    onRejected,
  });
  const ofService = useChange(modificaDatiPagamentoVas, {
    request: (wanted: WantedChange) => ofOne(wanted),
    onDone: ({ answer, value }) => tell(value, () => answer.mandateReference),
    onRejected,
  });
  const ofSupply = useChange(modificaDatiPagamento, {
    request(wanted: WantedChange) {
      const { headers, body } = ofOne(wanted);
      return { headers, body: { ...body, commodity: commodityOf(ownOf(wanted)) } };
    },
    onDone: ({ answer, value }) => tell(value, () => answer.mandateReference),
    onRejected,
  });

  function ofOne(wanted: WantedChange) {
    const own = ownOf(wanted);
    return {
      headers: { ...ifMatch(own.payment.version), ...consentTo(wanted.mandate) },
      body: toPaymentChange(wireOf(own), wanted.requested, today()),
    };
  }

  const all = [several, ofService, ofSupply];
  const failed = all.find(({ error }) => error !== null);
  return {
    send(wanted: WantedChange): void {
      for (const { reset } of all) reset();
      const isOfService = wanted.seen[0]?.contract.type === 'VAS';
      (wanted.seen.length > 1 ? several : isOfService ? ofService : ofSupply).send(wanted);
    },
    isSending: all.some(({ isSending }) => isSending),
    error: failed?.error ?? null,
    problem: isChangedMeanwhile(failed?.error) ? undefined : failed?.problem,
    fieldErrors: failed?.fieldErrors ?? {},
  };
}

const consentTo = (mandate: string | undefined) => (mandate === undefined ? {} : { 'x-mandato': mandate });

const wireOf = ({ account, payment: { data, version } }: SeenAccount) => ({
  account,
  methodCode: data.methodCode,
  version,
});

function ownOf({ seen: [own] }: WantedChange): SeenAccount {
  if (own === undefined) throw new RuleError('CONTRACT_NOT_FOUND');
  return own;
}

function commodityOf({ contract }: SeenAccount) {
  const commodity = contract.type === 'VAS' ? 'SCONOSCIUTO' : contract.commodity.commodityType;
  // A contract of unknown type can't be changed (pagamento.chiamate.7).
  if (commodity === 'SCONOSCIUTO') throw new RuleError('INVALID_CONTRACT_PAYMENT_TYPE');
  return commodity;
}
