/** Where a notification leads (Spec 2 §2 "Notification action targets"). */
export const NOTIFICATION_TARGETS = ['ARCHIVIO', 'LINK', 'PROFILO', 'PRATICHE', 'INTERVENTO_TECNICO'] as const;
export type NotificationTarget = (typeof NOTIFICATION_TARGETS)[number];

/** The targets as the specification words them (Spec 2 §2). */
export const NOTIFICATION_TARGET_LABELS = {
  ARCHIVIO: 'Archivio',
  LINK: 'Link',
  PROFILO: 'Profilo',
  PRATICHE: 'Pratiche',
  INTERVENTO_TECNICO: 'Intervento Tecnico',
} as const satisfies Record<NotificationTarget, string>;

/** Whether a notification was read (Spec 2 §3 "Notification"). */
export const NOTIFICATION_READ_STATES = ['DA_LEGGERE', 'LETTA'] as const;
export type NotificationReadState = (typeof NOTIFICATION_READ_STATES)[number];

/** The read states as the customer reads them (Spec 2 §3). */
export const NOTIFICATION_READ_STATE_LABELS = {
  DA_LEGGERE: 'Da Leggere',
  LETTA: 'Letta',
} as const satisfies Record<NotificationReadState, string>;

/** What the action of a notification is called (Spec 1 §4 "Notifications"). */
export function notificationActionLabel(target: NotificationTarget): string {
  return target === 'ARCHIVIO' ? 'Vai a E-Wallet' : 'Scopri di più';
}
