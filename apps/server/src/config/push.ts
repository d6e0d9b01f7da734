import { createECDH } from 'node:crypto';
import { isHostPattern, PUSH_SERVICE_HOSTS } from '@sportello/domain';
import { z } from 'zod';
import type { Settings } from './config.ts';
import { StartError } from '../errors/start-error.ts';

export interface PushConfig {
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
};

/** Returns null where the provider sends no pushes; throws a {@link StartError} if the keys are no pair. */
export function pushConfig(given: Settings, publicUrl: string): PushConfig | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined || publicKeyOf(privateKey) !== publicKey) {
    throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be the two keys of one npm run push-keys.');
  }
  return pushConfigOf({ publicKey, privateKey }, given, publicUrl);
}

export function pushConfigOf(
  keys: Pick<PushConfig, 'publicKey' | 'privateKey'>,
  { VAPID_SUBJECT: subject, PUSH_HOSTS: hosts }: Pick<Settings, 'VAPID_SUBJECT' | 'PUSH_HOSTS'>,
  publicUrl: string,
): PushConfig {
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
