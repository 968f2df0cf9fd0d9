import { workEvery } from './workEvery.ts';
import { drawService } from './lottery/drawService.ts';
import { breakService } from './breaks/breakService.ts';
import { keptAnswers } from './idempotency/keptAnswers.ts';
import { envelopeKeyStore } from './envelope/envelopeKeys.ts';
import { nonceStore } from './envelope/nonces.ts';
import type { AlertParts } from './alerts/alertDesk.ts';
import { sessionService } from './session/sessionService.ts';
import { rememberService } from './session/rememberService.ts';
import { spentProofStore } from './human/spentProofs.ts';
import { windowCounter } from './limits/windowCounts.ts';
import { chatService } from './rooms/chatService.ts';
import { ticketStore } from './tickets/ticketStore.ts';
import { sweepRounds } from './vendor/retention.ts';
import { matchService } from './sports/matchService.ts';
import { sessionStore } from './vendor/sessionStore.ts';
import { codeService } from './verification/codeService.ts';
import { captchaService } from './captcha/captchaService.ts';

/** Deletes rows that have had their time. */
export const sweep = async (parts: AlertParts) => {
  const { database, runtime } = parts;
  const { queries } = database;
  await envelopeKeyStore(queries, runtime).sweep();
  await nonceStore(queries, runtime).sweep();
  await keptAnswers(queries).sweep(runtime.now());
  await sessionService(queries, runtime).sweep();
  await windowCounter(queries).sweep(runtime.now());
  await spentProofStore(queries).sweep(runtime.now());
  await captchaService(queries, runtime).sweep();
  await codeService({ queries }, runtime).sweep();
  await ticketStore(queries, runtime).sweep();
  await rememberService(queries, runtime).sweep();
  await sessionStore(queries, runtime).sweep();
  await sweepRounds({ database, runtime });
  await drawService(parts).sweep();
  await matchService(parts).sweep();
  await breakService(queries).sweep(runtime.now());
  await chatService(queries, runtime).sweep(runtime.now());
};

const EVERY = 60_000;

/** Sweeps every minute until stopped. A sweep that fails is tried again with the next. */
export const startHousekeeping = (parts: AlertParts): (() => Promise<void>) =>
  workEvery(
    EVERY,
    () => sweep(parts),
    (error) => parts.log.warn({ err: error }, 'housekeeping failed'),
  );
