import type { Instant } from '../shared/day.ts';

/** Where a notification leads (avviso.modello.2). */
export const NOTIFICATION_TARGETS = ['ARCHIVIO', 'LINK', 'PROFILO', 'PRATICHE', 'INTERVENTO_TECNICO'] as const;
export type NotificationTarget = (typeof NOTIFICATION_TARGETS)[number];

/** The targets as the wire words them (avviso.modello.2). */
export const NOTIFICATION_TARGET_LABELS = {
  ARCHIVIO: 'Archivio',
  LINK: 'Link',
  PROFILO: 'Profilo',
  PRATICHE: 'Pratiche',
  INTERVENTO_TECNICO: 'Intervento Tecnico',
} as const satisfies Record<NotificationTarget, string>;

/** Whether a notification was read (avviso.modello.1). */
export const NOTIFICATION_READ_STATES = ['DA_LEGGERE', 'LETTA'] as const;
export type NotificationReadState = (typeof NOTIFICATION_READ_STATES)[number];

/** The read states as the customer reads them (avviso.modello.1). */
export const NOTIFICATION_READ_STATE_LABELS = {
  DA_LEGGERE: 'Da Leggere',
  LETTA: 'Letta',
} as const satisfies Record<NotificationReadState, string>;

/** What the action of a notification is called (avviso.modello.3). */
export function notificationActionLabel(target: NotificationTarget): string {
  return target === 'ARCHIVIO' ? 'Vai a E-Wallet' : 'Scopri di più';
}

/** Something that happened, told to the customer. */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly target: NotificationTarget;
  /** Where a link leads: within the area, or on the provider's site. */
  readonly url: string | undefined;
  readonly readState: NotificationReadState;
  readonly at: Instant;
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  /** How many of all are to be read. */
  readonly unread: number;
  /** Whether there are older ones: ask again with the last one's id. */
  readonly hasMore: boolean;
}
