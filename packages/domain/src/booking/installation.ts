import type { SupportType } from './mode.ts';

/** A kind of installation with its subtypes (intervento.modello.13). */
export interface MacroType {
  readonly id: string;
  readonly name: string;
  readonly installations: readonly Installation[];
}

export interface Installation {
  readonly id: string;
  readonly name: string;
  /** Excludes types unknown to the app, because it cannot display them. */
  readonly supportTypes: readonly { readonly id: string; readonly type: SupportType }[];
}
