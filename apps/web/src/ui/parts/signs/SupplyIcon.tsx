import { cx } from '../../cx.ts';
import classes from './SupplyIcon.module.css';

/** The domain model's kinds, as used by the provider's backends. */
export type SupplyKind = 'luce' | 'gas' | 'fibra' | 'servizio' | 'prodotto' | 'unknown';

export interface SupplyIconProps {
  kind: SupplyKind;
  size?: 'small' | 'normal' | 'large';
}

/** Always shown beside its name, hence hidden from screen readers. */
export function SupplyIcon({ kind, size = 'normal' }: SupplyIconProps) {
  return <span className={cx(classes['tile'], classes[kind], classes[size])} aria-hidden="true" />;
}
