import type { PublicConfig } from '@sportello/calls';
import { DEFAULT_COLORS, type Brand } from '../ui/brand/brand.ts';

/** The brand's darker colour is also that of actions and titles. */
export function brandOf({ brand }: PublicConfig): Brand {
  const { colours, ...shown } = brand;
  if (colours === undefined) return shown;
  const { from, to } = colours;
  return { ...shown, colors: { ...DEFAULT_COLORS, primary: to, horizonFrom: from, horizonTo: to } };
}
