import { cx } from '../../cx.ts';
import classes from './SupplyIcon.module.css';

/** What is supplied; the model's kinds, spoken by the provider's backends. */
export type SupplyKind = 'luce' | 'gas' | 'fibra' | 'servizio' | 'prodotto' | 'unknown';

export interface SupplyIconProps {
  kind: SupplyKind;
  size?: 'small' | 'normal' | 'large';
}

/** The glyph of a supply on its hue. Always beside its name, hence silent. */
export function SupplyIcon({ kind, size = 'normal' }: SupplyIconProps) {
  return <span className={cx(classes['tile'], classes[kind], classes[size])} aria-hidden="true" />;
}
