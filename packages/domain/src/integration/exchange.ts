import type { Instant } from '../shared/day.ts';
import type { ChangeMatter } from './change.ts';

/** A file or a request of rows, and what came of it. */
export interface ImportRun {
  readonly id: string;
  readonly at: Instant;
  readonly kind: string;
  readonly files: string;
  /** The name of a key, or `command line`. */
  readonly by: string;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly isWritten: boolean;
  /** The first of those that were refused. */
  readonly refusals: readonly { readonly line: number; readonly field: string | undefined; readonly reason: string }[];
}

/** How the provider's own systems and this area stand to each other (fornitore.posto.1). */
export interface ProviderExchange {
  readonly imports: readonly ImportRun[];
  readonly readers: readonly {
    readonly name: string;
    readonly cursor: string;
    readonly at: Instant;
    /** How many events it has not read yet, up to 10,000. */
    readonly behind: number;
  }[];
  /** Changes without an outcome for longer than usual. */
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
