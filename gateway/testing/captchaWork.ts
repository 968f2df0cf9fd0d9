import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaAction } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import { inPlaceOfPicture } from '../members/human/altchaProof.ts';
import type { TestGateway } from './testGateway.ts';

type Work = Extract<Value<'humanChallenge'>, { provider: 'altcha' }>;

export const captchaChallenge = async (gateway: TestGateway, action: CaptchaAction): Promise<Challenge> => {
  const { body } = await gateway.call('humanChallenge', { query: { action, instead: 'captcha' } });
  return (body.value as Work).challenge;
};

/** What the browser sends in place of what a picture says; found sooner, as the least effort is known here. */
export const captchaWork = async (gateway: TestGateway, action: CaptchaAction): Promise<string> => {
  const challenge = await captchaChallenge(gateway, action);
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: inPlaceOfPicture.least });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
