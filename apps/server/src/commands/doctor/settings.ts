import { readConfig, type Config } from '../../config/config.ts';
import { StartError } from '../../errors/start-error.ts';
import type { Finding } from './finding.ts';

const about = 'settings';

export function checkSettings(env: NodeJS.ProcessEnv): { config: Config | undefined; findings: Finding[] } {
  try {
    const config = readConfig(env);
    const inProduction = env.NODE_ENV === 'production' ? [] : rejectedAs({ ...env, NODE_ENV: 'production' });
    const texts = [...inProduction.map((text) => `production would reject: ${text}`), ...unsetIn(config)];
    if (texts.length === 0) return { config, findings: [{ about, state: 'good', text: 'ready for production' }] };
    return { config, findings: texts.map((text) => ({ about, state: 'look', text })) };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { config: undefined, findings: error.lines.map((text) => ({ about, state: 'wrong', text })) };
  }
}

function rejectedAs(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.lines;
  }
}

/** Lists what customers look for and the provider has not set. */
function unsetIn({ provider, push }: Config): readonly string[] {
  return [
    ...(provider.support.hours === undefined
      ? ['PROVIDER_FILE names no support.hours: customers do not read when you answer the telephone']
      : []),
    ...(push.WEB === null ? ['VAPID_PUBLIC_KEY is not set: browsers are offered no pushes (npm run push-keys)'] : []),
  ];
}
