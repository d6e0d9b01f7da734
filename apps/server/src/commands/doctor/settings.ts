import { readConfig, type Config } from '../../config/config.ts';
import { StartError } from '../../errors/start-error.ts';
import type { Finding } from './finding.ts';

const about = 'settings';

export function checkSettings(env: NodeJS.ProcessEnv): { config: Config | undefined; findings: Finding[] } {
  try {
    const config = readConfig(env);
    const inProduction = env.NODE_ENV === 'production' ? [] : rejectedAs({ ...env, NODE_ENV: 'production' });
    if (inProduction.length === 0)
      return { config, findings: [{ about, state: 'good', text: 'ready for production' }] };
    return {
      config,
      findings: inProduction.map((text) => ({ about, state: 'look', text: `production would reject: ${text}` })),
    };
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
