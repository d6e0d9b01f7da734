import { captchaChallenge } from '@sportello/calls';
import { solveChallengeWorkers } from 'altcha-lib';
import type { Door } from '../../api/start/sign-in-gate.ts';
import { captchaFailed } from './captcha-failed.ts';
// The suffix makes Vite build the worker and export its URL.
// oxlint-disable-next-line import/default
import workerUrl from './proof.worker.ts?worker&url';

/** More threads than this make a telephone warm and hardly faster. */
const MOST_WORKERS = 4;

/** Solves a challenge in workers, so that the page keeps reacting (sessione.captcha.2). */
export async function solveProofOfWork(call: Door['call']): Promise<string> {
  const { model: challenge } = await call(captchaChallenge, {});
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency, MOST_WORKERS),
    createWorker: () => new Worker(workerUrl, { type: 'module' }),
  }).catch(() => null);
  if (solution === null) throw captchaFailed();
  return btoa(JSON.stringify({ challenge, solution }));
}
