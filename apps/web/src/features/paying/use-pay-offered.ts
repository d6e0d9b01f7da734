import { beginBillPayment } from '@sportello/calls';
import { useApp } from '../../api/app.ts';
import { useMay } from '../../shared/customer/use-may.ts';

/** True if a payment provider is configured and this user may pay. */
export function usePayOffered(): boolean {
  const { config } = useApp();
  const may = useMay();
  return config.capabilities.includes(beginBillPayment.id) && may(beginBillPayment);
}
