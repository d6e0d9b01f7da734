import type { PublicConfig } from '@sportello/calls';
import { DEFAULT_COLORS, type Brand } from '../ui/brand/brand.ts';

/** The brand's darker colour is also that of actions and titles. */
export function brandOf({ brand }: PublicConfig): Brand {
  if (brand.colours === undefined) return { name: brand.name };
  const { from, to } = brand.colours;
  return { name: brand.name, colors: { ...DEFAULT_COLORS, primary: to, horizonFrom: from, horizonTo: to } };
}
