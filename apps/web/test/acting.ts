import type { Impersonation } from '@sportello/domain';

export function acting(changes: Partial<Impersonation> = {}): void {
  const customer: Impersonation = {
    customerCode: '1000000001',
    customerName: 'Giulia Ferri',
    mode: 'LETTURA',
    reason: 'Chiede della bolletta',
    begunAt: Date.now(),
    expiresAt: Date.now() + 14 * 60_000,
    ...changes,
  };
  sessionStorage.setItem('sportello.customer', JSON.stringify(customer));
}
