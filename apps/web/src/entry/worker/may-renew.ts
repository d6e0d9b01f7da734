/** Pages that show the same again after a reload. Elsewhere a step may hold choices in memory. */
const MAIN_PLACES =
  /^\/(login|emergenza|accessibilita|my-edison(\/(bollette|contratti|controllo-energia|letture|notifiche|assistenza|offerte|fedelta|profilo|intervento-tecnico\/il-mio-intervento))?)\/?$/;

export interface Moment {
  readonly path: string;
  readonly isHidden: boolean;
  /** Another page has just been opened. */
  readonly hasMoved: boolean;
  /** A field that somebody has changed is still there. */
  readonly isEdited: boolean;
  readonly isSending: boolean;
  readonly isDialogOpen: boolean;
}

/** Returns true if a new release may reload this tab by itself (pagine.versione.1). */
export function mayRenew({ path, isHidden, hasMoved, isEdited, isSending, isDialogOpen }: Moment): boolean {
  return (isHidden || hasMoved) && !isEdited && !isSending && !isDialogOpen && MAIN_PLACES.test(path);
}
