import type { Instant } from '../shared/day.ts';
import type { ChangeMatter } from './change.ts';

export interface ImportRun {
  readonly id: string;
  readonly at: Instant;
  readonly kind: string;
  readonly files: string;
  /** Name of an API key, or `command line`. */
  readonly by: string;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly isWritten: boolean;
  readonly refusals: readonly { readonly line: number; readonly field: string | undefined; readonly reason: string }[];
}

/** Exchange between the provider's systems and the customer area (fornitore.posto.1). */
export interface ProviderExchange {
  readonly imports: readonly ImportRun[];
  readonly readers: readonly {
    readonly name: string;
    readonly cursor: string;
    readonly at: Instant;
    /** Unread events, counted up to 10,000. */
    readonly behind: number;
  }[];
  readonly waiting: readonly {
    readonly matter: ChangeMatter | 'SCONOSCIUTO';
    readonly count: number;
    readonly oldest: Instant;
  }[];
  readonly webhook: {
    readonly waiting: number;
    readonly failing: number;
    readonly givenUp: number;
    readonly last: readonly {
      readonly event: string;
      readonly kind: string;
      readonly isGivenUp: boolean;
      readonly tries: number;
      readonly error: string | undefined;
    }[];
  };
}
