import { expect, it } from 'vitest';
import { readSample } from '../../mechanism/sample.ts';
import { captchaChallenge } from './captchaChallenge.ts';

it('returns the challenge as it was signed', async () => {
  const { answer } = captchaChallenge.example;
  const { model } = await readSample(captchaChallenge, answer);
  expect(model).toEqual(answer);
});
