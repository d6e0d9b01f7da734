import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { firstLine, StartError } from '../errors/start-error.ts';
import type { Settings } from './config.ts';
import type { Provider } from './provider.ts';

/** Access to Firebase Cloud Messaging, by which the app for Android gets pushes. */
export interface FcmConfig {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
  readonly keyId: string;
  readonly tokenUrl: string;
  readonly origin: string;
}

/** Access to Apple's push service. */
export interface ApnsConfig {
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
  /** The id of the app. */
  readonly topic: string;
  readonly origin: string;
}

/** The file has more, of which nothing is used. */
const serviceAccount = z.object({
  type: z.literal('service_account'),
  project_id: z.string().regex(/^[a-z0-9:.-]{4,60}$/),
  private_key_id: z.string().min(1),
  private_key: z.string().min(1),
  client_email: z.email(),
  token_uri: z.url({ protocol: /^https$/ }),
});

/** Returns null without a file; errors never quote its content, which is secret. */
export function fcmConfig(file: string | undefined): FcmConfig | null {
  if (file === undefined) return null;
  const setting = 'FCM_SERVICE_ACCOUNT_FILE';
  const parsed = serviceAccount.safeParse(jsonIn(readKeyFile(setting, file)));
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'all of it'))].join(', ');
    throw new StartError(`${setting}: ${file} is no key of a service account of Google (${fields}).`);
  }
  const { project_id: projectId, client_email: clientEmail, token_uri: tokenUrl, ...key } = parsed.data;
  const privateKey = keyOf(key.private_key, 'rsa');
  if (privateKey === undefined) throw new StartError(`${setting}: private_key in ${file} is no RSA key.`);
  return {
    projectId,
    clientEmail,
    privateKey,
    keyId: key.private_key_id,
    tokenUrl,
    origin: 'https://fcm.googleapis.com',
  };
}

/** Returns null without a key. */
export function apnsConfig(
  given: Pick<Settings, 'APNS_KEY_FILE' | 'APNS_KEY_ID' | 'APNS_SANDBOX'>,
  mobile: Provider['mobile'],
): ApnsConfig | null {
  const { APNS_KEY_FILE: file, APNS_KEY_ID: keyId } = given;
  if (file === undefined && keyId === undefined) return null;
  if (file === undefined || keyId === undefined)
    throw new StartError('APNS_KEY_FILE and APNS_KEY_ID must be set together: the key and its id.');
  if (mobile?.ios === undefined)
    throw new StartError('APNS_KEY_FILE needs mobile › appId and mobile › ios › teamId in PROVIDER_FILE.');
  const privateKey = keyOf(readKeyFile('APNS_KEY_FILE', file).toString('utf8'), 'ec');
  if (privateKey === undefined)
    throw new StartError(`APNS_KEY_FILE: ${file} is no key of the Apple developer account (AuthKey_….p8).`);
  return {
    teamId: mobile.ios.teamId,
    keyId,
    privateKey,
    topic: mobile.appId,
    origin: `https://api.${given.APNS_SANDBOX ? 'sandbox.' : ''}push.apple.com`,
  };
}

function readKeyFile(setting: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new StartError(`${setting}: ${file} can't be read (${firstLine(cause)}).`, { cause });
  }
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Without the error of the parser, which may quote the key. */
function keyOf(pem: string, type: 'rsa' | 'ec'): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    const isP256 = key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
    return key.asymmetricKeyType === type && (type === 'rsa' || isP256) ? key : undefined;
  } catch {
    return undefined;
  }
}
