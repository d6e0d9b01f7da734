import { NotCarried } from '../transport.ts';

/** A push in words that every push service takes; nothing personal is in it (push.contenuto.1). */
export interface OutgoingPush {
  /** The number of the notification. */
  readonly id: string;
  readonly kind: string;
  /** Names of the words that an app has. */
  readonly words: { readonly title: string; readonly body: string };
  /** A later push with the same tag replaces one on the screen. */
  readonly tag: string;
  /** Seconds for which the push service keeps the push of a device that is off. */
  readonly ttlSeconds: number;
  readonly isUrgent: boolean;
  /** A later push with the same topic replaces one that waits at the push service. */
  readonly topic: string | null;
}

/** A push service; `Address` is what it knows a device by. */
export interface PushTransport<Address> {
  /** Resolves once the push service has accepted the push; otherwise throws {@link NotCarried}. */
  send(address: Address, push: OutgoingPush): Promise<void>;
}

export interface BrowserAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface WebPushTransport extends PushTransport<BrowserAddress> {
  readonly publicKey: string;
  /** Returns the push service of an endpoint, or undefined: nothing is sent elsewhere. */
  readonly serviceOf: (endpoint: string) => string | undefined;
}

/** The push services by kind of device; null where the provider sends none. */
export interface PushTransports {
  readonly WEB: WebPushTransport | null;
  readonly ANDROID: PushTransport<string> | null;
  readonly IOS: PushTransport<string> | null;
}

/** Thrown when the push service knows that the device is gone (push.invio.1). */
export class DeviceGone extends NotCarried {
  constructor(message: string) {
    super(message, { isForGood: true });
    this.name = 'DeviceGone';
  }
}
