import { createInterface } from 'node:readline/promises';
import { StartError } from '../../errors/start-error.ts';
import { problemOf } from './draft.ts';
import { questions, type Answers } from './questions.ts';

/**
 * Asks all questions, each until its answer is valid. Answers may come from a file, a line each. Throws a
 * {@link StartError} if the input ends before.
 */
export async function ask(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<Answers> {
  const lines = createInterface({ input, output });
  const typedLines = lines[Symbol.asyncIterator]();
  const answers = new Map<string, string>();
  try {
    for (const { fallback, ...question } of questions) {
      const preset = typeof fallback === 'function' ? fallback(answers) : fallback;
      const shown = preset === '' ? ' (optional)' : preset === undefined ? '' : ` [${preset}]`;
      for (;;) {
        lines.setPrompt(`${question.text}${shown}: `);
        // prompt() throws once the input has ended, though lines of it are still to be read.
        output.write(lines.getPrompt());
        const { value, done } = await typedLines.next();
        if (done) throw new StartError(`The answers end before "${question.text}". Nothing was written.`);
        const typed = value.trim() || preset;
        answers.set(question.into, typed ?? '');
        const problem = typed === undefined ? 'an answer is needed' : problemOf(question, answers);
        if (problem === undefined) break;
        output.write(`  Not accepted: ${problem}.\n`);
      }
    }
  } finally {
    lines.close();
  }
  return answers;
}
