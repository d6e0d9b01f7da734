import type { Instant } from '../shared/day.ts';

/** Targets of a notification (avviso.modello.2). */
export const NOTIFICATION_TARGETS = ['ARCHIVIO', 'LINK', 'PROFILO', 'PRATICHE', 'INTERVENTO_TECNICO'] as const;
export type NotificationTarget = (typeof NOTIFICATION_TARGETS)[number];

/** Wire names of the targets (avviso.modello.2). */
export const NOTIFICATION_TARGET_LABELS = {
  ARCHIVIO: 'Archivio',
  LINK: 'Link',
  PROFILO: 'Profilo',
  PRATICHE: 'Pratiche',
  INTERVENTO_TECNICO: 'Intervento Tecnico',
} as const satisfies Record<NotificationTarget, string>;

/** Read states of a notification (avviso.modello.1). */
export const NOTIFICATION_READ_STATES = ['DA_LEGGERE', 'LETTA'] as const;
export type NotificationReadState = (typeof NOTIFICATION_READ_STATES)[number];

/** Labels shown to the customer (avviso.modello.1). */
export const NOTIFICATION_READ_STATE_LABELS = {
  DA_LEGGERE: 'Da Leggere',
  LETTA: 'Letta',
} as const satisfies Record<NotificationReadState, string>;

/** Returns the label of a notification's action (avviso.modello.3). */
export function notificationActionLabel(target: NotificationTarget): string {
  return target === 'ARCHIVIO' ? 'Vai a E-Wallet' : 'Scopri di più';
}

export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly target: NotificationTarget;
  /** A link within the customer area, or to the provider's site. */
  readonly url: string | undefined;
  readonly readState: NotificationReadState;
  readonly at: Instant;
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  /** Unread count over all pages. */
  readonly unread: number;
  /** Older notifications follow: request them with the last one's id. */
  readonly hasMore: boolean;
}
