import { readConfig } from '../../config/config.ts';
import { problemsOfProvider } from '../../config/provider.ts';
import { StartError } from '../../errors/start-error.ts';
import { questions, type Answers, type Question } from './questions.ts';

const isSetting = ({ into }: Question) => /^[A-Z]/.test(into);

/** Returns the object for `PROVIDER_FILE`. */
export function providerOf(answers: Answers): object {
  const provider = {};
  for (const question of questions.filter((each) => !isSetting(each))) {
    const typed = answers.get(question.into);
    if (typed) setAt(provider, question.into.split('.'), question.read?.(typed) ?? typed);
  }
  return provider;
}

function setAt(into: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[name] = value;
  else setAt((into[name] ??= {}) as Record<string, unknown>, rest, value);
}

/** Returns the settings that the answers give, and those that follow from them. */
export function settingsOf(answers: Answers): Record<string, string> {
  const typed = questions.filter(isSetting).map(({ into }) => [into, answers.get(into) ?? ''] as const);
  return {
    NODE_ENV: 'production',
    ...Object.fromEntries(typed.filter(([, value]) => value !== '')),
    ...(answers.get('SMS_URL') ? {} : { SMS: 'off' }),
  };
}

/** Returns the server's error about the answer to one question, given those before it. */
export function problemOf(question: Question, answers: Answers): string | undefined {
  const typed = answers.get(question.into) ?? '';
  const own = question.check?.(typed);
  if (own !== undefined) return own;
  if (!isSetting(question)) {
    const at = question.into.split('.');
    return problemsOfProvider(providerOf(answers)).find(({ path }) => at.every((name, index) => path[index] === name))
      ?.message;
  }
  if (typed.includes("'")) return 'must not have a quote; write %27 in a URL';
  try {
    readConfig(settingsOf(answers));
    return undefined;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const begin = `${question.into}: `;
    return error.lines.find((line) => line.startsWith(begin))?.slice(begin.length);
  }
}
