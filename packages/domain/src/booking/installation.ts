import type { SupportType } from './mode.ts';

/** A kind of installation with those that fall under it (intervento.modello.13). */
export interface MacroType {
  readonly id: string;
  readonly name: string;
  readonly installations: readonly Installation[];
}

export interface Installation {
  readonly id: string;
  readonly name: string;
  /** Only those that the product knows: a choice that it cannot draw is no choice. */
  readonly supportTypes: readonly { readonly id: string; readonly type: SupportType }[];
}
