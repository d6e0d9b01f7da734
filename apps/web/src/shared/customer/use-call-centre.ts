import { callCentreLine, type User } from '@sportello/domain';
import { useApp } from '../../api/app.ts';

/** The number that this customer calls (assistenza.numeri.1); undefined where there is none for them. */
export function useCallCentre(user: User | undefined): string | undefined {
  const { callCentre } = useApp().config;
  const line = user && callCentreLine(user.segment, user.type);
  return line && callCentre?.[line];
}
