import { callCentreLine, type User } from '@sportello/domain';
import { useApp } from '../../api/app.ts';

/** The customer's call centre number (assistenza.numeri.1); undefined if there is none for them. */
export function useCallCentre(user: User | undefined): string | undefined {
  const { callCentre } = useApp().config;
  const line = user && callCentreLine(user.segment, user.type);
  return line && callCentre?.[line];
}
