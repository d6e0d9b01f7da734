import type { PushConfig } from '../../config/push.ts';
import { firstLine } from '../../errors/start-error.ts';
import { apnsTransport } from '../../ports/push/apns.ts';
import { DeviceGone, type OutgoingPush } from '../../ports/push/push-transport.ts';
import { googleToken } from '../../ports/push/google-token.ts';
import type { Finding } from './finding.ts';

/** Signs in to the push services of the stores; no device gets anything. */
export async function checkStorePush({ ANDROID: fcm, IOS: apns }: Pick<PushConfig, 'ANDROID' | 'IOS'>) {
  const found: (Finding | null)[] = await Promise.all([
    fcm &&
      examine('push to Android', `Google knows ${fcm.clientEmail}`, async () => {
        await googleToken(fcm).current();
      }),
    apns && examine('push to iOS', `Apple knows APNS_KEY_ID for ${apns.topic}`, () => askApple(apns)),
  ]);
  return found.filter((each) => each !== null);
}

async function examine(about: string, text: string, ask: () => Promise<void>): Promise<Finding> {
  try {
    await ask();
    return { about, state: 'good', text };
  } catch (error) {
    return { about, state: 'wrong', text: `nothing arrives (${firstLine(error)})` };
  }
}

const invented: OutgoingPush = {
  id: '0',
  kind: 'BOLLETTA',
  words: { title: '', body: '' },
  tag: '',
  ttlSeconds: 60,
  isUrgent: false,
  topic: null,
};

/** Apple looks at the key before it looks at the device, which does not exist. */
async function askApple(apns: NonNullable<PushConfig['IOS']>): Promise<void> {
  await apnsTransport(apns)
    .send('0'.repeat(64), invented)
    .catch((error: unknown) => {
      if (!(error instanceof DeviceGone)) throw error;
    });
}
