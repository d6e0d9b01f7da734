import { beginBillPayment } from '@sportello/calls';
import { useApp } from '../../api/app.ts';
import { useMay } from '../../shared/customer/use-may.ts';

/** Whether bills can be paid here by whoever looks: somebody takes payments, and this person may. */
export function usePayOffered(): boolean {
  const { config } = useApp();
  const may = useMay();
  return config.capabilities.includes(beginBillPayment.id) && may(beginBillPayment);
}
