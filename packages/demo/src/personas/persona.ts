import type { Stage } from '../build/stage.ts';

/** One customer, or one of the provider's people, whom a person can be in the demo. */
export interface Persona {
  readonly username: string;
  /** The segment as the demo's sign-in page says it. */
  readonly segment: 'Residenziale' | 'Amministratore' | 'Pmi' | 'Operatore' | 'Manutentore';
  /** What there is to see, in a few Italian words. */
  readonly note: string;
  /** Puts all that the persona has on the stage. */
  readonly build: (stage: Stage) => void;
}
