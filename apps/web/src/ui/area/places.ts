import type { ComponentType } from 'react';

/** An icon from `@tabler/icons-react`, the only set in use. */
type PlaceIcon = ComponentType<{ size?: number | string; className?: string }>;

/** A destination of the navigation. Leave out those that don't exist for the user. */
export interface Place {
  id: string;
  label: string;
  icon: PlaceIcon;
  active?: boolean | undefined;
  disabled?: string | undefined;
  /** Number of pending items; 0 shows nothing. */
  count?: number | undefined;
}
