import { Trans } from '@lingui/react/macro';

export interface GreetingProps {
  name: string;
  /** The hour of the customer's day, 0 to 23. */
  hour: number;
}

export function Greeting({ name, hour }: GreetingProps) {
  if (hour >= 5 && hour < 14) return <Trans>Buongiorno, {name}</Trans>;
  if (hour >= 14 && hour < 18) return <Trans>Buon pomeriggio, {name}</Trans>;
  return <Trans>Buonasera, {name}</Trans>;
}
