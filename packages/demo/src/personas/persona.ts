import type { Stage } from '../build/stage.ts';

/** A customer or staff member that can sign in to the demo. */
export interface Persona {
  readonly username: string;
  readonly segment: 'Residenziale' | 'Amministratore' | 'Pmi' | 'Operatore' | 'Manutentore';
  readonly note: string;
  readonly build: (stage: Stage) => void;
}
