import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface Found {
  /** Unique within its group. */
  readonly id: string;
  readonly picture: ReactNode;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly amount?: string | undefined;
  readonly way: LinkProps | (() => void);
}

/** The results of one source of the search; each may fail alone (pagine.ricerca.2). */
export interface FoundGroup {
  readonly id: string;
  readonly title: string;
  readonly found: readonly Found[];
  readonly isAsking?: boolean;
  /** Shown if the source, or a part of it, could not be read. */
  readonly missing?: ReactNode;
}
