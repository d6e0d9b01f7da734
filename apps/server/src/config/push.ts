import { createECDH } from 'node:crypto';
import { isHostPattern, PUSH_SERVICE_HOSTS } from '@sportello/domain';
import { z } from 'zod';
import type { Settings } from './config.ts';
import type { Provider } from './provider.ts';
import { apnsConfig, fcmConfig, type ApnsConfig, type FcmConfig } from './store-push.ts';
import { StartError } from '../errors/start-error.ts';

/** Null where the provider sends no pushes to devices of that kind. */
export interface PushConfig {
  readonly WEB: WebPushConfig | null;
  readonly ANDROID: FcmConfig | null;
  readonly IOS: ApnsConfig | null;
}

export interface WebPushConfig {
  readonly publicKey: string;
  readonly privateKey: string;
  /** The contact for operators of push services, `mailto:…` or `https://…`. */
  readonly subject: string;
  /** The only hosts to which pushes are sent (push.dispositivo.2). */
  readonly hosts: readonly string[];
}

export const pushSettings = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a public key of npm run push-keys')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key of npm run push-keys')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/[^\s/?#]+\S*)$/, 'must begin with mailto: or https://')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every(isHostPattern), 'must be host names separated by commas, such as push.example.it')
    .optional(),
  FCM_SERVICE_ACCOUNT_FILE: z.string().min(1).optional(),
  APNS_KEY_FILE: z.string().min(1).optional(),
  APNS_KEY_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be the ten letters and digits of a key of the Apple developer account')
    .optional(),
  APNS_SANDBOX: z
    .enum(['0', '1'], 'must be 1 or 0')
    .transform((value) => value === '1')
    .default(false),
};

/** Throws a {@link StartError} if a key can't be used. */
export function pushConfig(given: Settings, publicUrl: string, { mobile }: Pick<Provider, 'mobile'>): PushConfig {
  return {
    WEB: webPushConfig(given, publicUrl),
    ANDROID: fcmConfig(given.FCM_SERVICE_ACCOUNT_FILE),
    IOS: apnsConfig(given, mobile),
  };
}

function webPushConfig(given: Settings, publicUrl: string): WebPushConfig | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined || publicKeyOf(privateKey) !== publicKey) {
    throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be the two keys of one npm run push-keys.');
  }
  return webPushConfigOf({ publicKey, privateKey }, given, publicUrl);
}

export function webPushConfigOf(
  keys: Pick<WebPushConfig, 'publicKey' | 'privateKey'>,
  { VAPID_SUBJECT: subject, PUSH_HOSTS: hosts }: Pick<Settings, 'VAPID_SUBJECT' | 'PUSH_HOSTS'>,
  publicUrl: string,
): WebPushConfig {
  return { ...keys, subject: subject ?? subjectOf(publicUrl), hosts: hosts ?? PUSH_SERVICE_HOSTS };
}

const subjectOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`;

function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}
