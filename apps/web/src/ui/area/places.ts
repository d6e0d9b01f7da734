import type { ComponentType } from 'react';

/** An icon of the one set (`@tabler/icons-react`). */
type PlaceIcon = ComponentType<{ size?: number | string; className?: string }>;

/** Somewhere one can go. The bar shows only the places that exist: leave the others out. */
export interface Place {
  id: string;
  label: string;
  icon: PlaceIcon;
  active?: boolean | undefined;
  /** Visible and inert: why, in the customer's words. */
  disabled?: string | undefined;
  /** How many things wait there; 0 shows nothing. */
  count?: number | undefined;
}
