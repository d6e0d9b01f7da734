/** Kinds of push notifications, each with a switch of its own (push.tipi.1). */
export const PUSH_KINDS = [
  'BOLLETTA',
  'SCADENZA',
  'ADDEBITO',
  'VISITA',
  'PREVENTIVO',
  'LETTURA',
  'SOGLIA',
  'MODIFICA',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Seconds within which a push service still delivers a push of a kind (push.invio.3). */
const LIFETIME_SECONDS: Readonly<Record<PushKind, number>> = {
  BOLLETTA: 3 * DAY,
  SCADENZA: DAY,
  ADDEBITO: 3 * DAY,
  VISITA: DAY,
  PREVENTIVO: 3 * DAY,
  LETTURA: DAY,
  SOGLIA: 3 * DAY,
  MODIFICA: 3 * DAY,
};

/** An urgent push is about something that happens now. */
const URGENT_LIFETIME_SECONDS = 2 * HOUR;

/** Returns for how many seconds a push is worth showing (push.invio.3). */
export function pushLifetime(kind: PushKind, isUrgent: boolean): number {
  return isUrgent ? URGENT_LIFETIME_SECONDS : LIFETIME_SECONDS[kind];
}

/** The systems whose apps get pushes by the service of their store (push.dispositivo.1). */
export const PUSH_APPS = ['ANDROID', 'IOS'] as const;
export type PushApp = (typeof PUSH_APPS)[number];

/** Kinds of devices: a browser, or an app of a store. */
export const PUSH_DEVICES = ['WEB', ...PUSH_APPS] as const;

/** Switch of a kind, and the version that a change of it is based on. */
export interface PushPreference {
  readonly kind: PushKind;
  readonly isOn: boolean;
  readonly version: string | undefined;
}

/** A device that a customer lets notify them. */
export interface PushDevice {
  readonly id: string;
  readonly userAgent: string | undefined;
  readonly since: number;
  /** True for the browser that asks. */
  readonly isThis: boolean;
}

export interface PushState {
  /** The server's public key; undefined where the provider sends no pushes to browsers. */
  readonly publicKey: string | undefined;
  /** The systems to whose apps the provider sends pushes. */
  readonly apps: readonly PushApp[];
  readonly kinds: readonly PushPreference[];
  readonly devices: readonly PushDevice[];
}
