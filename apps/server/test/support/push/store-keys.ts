import { generateKeyPairSync } from 'node:crypto';
import type { PushConfig } from '../../../src/config/push.ts';

/** Nobody listens there: no test of a call may reach a push service. */
const origin = 'http://127.0.0.1:9';

/** Access to the push services of both stores, with keys that nobody knows. */
export const testStoreKeys: Pick<PushConfig, 'ANDROID' | 'IOS'> = {
  ANDROID: {
    projectId: 'adda-area',
    clientEmail: 'push@adda.iam.gserviceaccount.com',
    privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
    keyId: 'k1',
    tokenUrl: `${origin}/token`,
    origin,
  },
  IOS: {
    teamId: 'A1B2C3D4E5',
    keyId: 'K1K2K3K4K5',
    privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
    topic: 'example.adda.area',
    origin,
  },
};
