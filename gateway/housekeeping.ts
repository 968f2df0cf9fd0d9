import { workEvery } from './workEvery.ts';
import { drawService } from './lottery/drawService.ts';
import { pauseService } from './breaks/pauseService.ts';
import { keptAnswers } from './idempotency/keptAnswers.ts';
import { envelopeKeyStore } from './envelope/envelopeKeys.ts';
import { nonceStore } from './envelope/nonces.ts';
import type { AlertParts } from './alerts/alertDesk.ts';
import { activityService } from './saferPlay/activityService.ts';
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
import { visitRepository } from './launch/visitRepository.ts';
import { sweepUploads } from './uploads/uploadSweep.ts';
import { sweepCashierEvents } from './cashier/cashierEventSweep.ts';
import { workRunner } from './alerts/workRunner.ts';
import { alertStore } from './alerts/alertStore.ts';

const DAY = 24 * 3_600_000;
/** As long as rounds can be proved, and a month more. */
const VISITS_KEPT = 120 * DAY;
const ALERTS_KEPT = 90 * DAY;

type Sweep = () => Promise<unknown>;

const sweepsOf = (parts: AlertParts): Readonly<Record<string, Sweep>> => {
  const { database, runtime } = parts;
  const { queries } = database;
  const now = runtime.now();
  const before = (kept: number) => new Date(now.getTime() - kept);
  return {
    'envelope keys': envelopeKeyStore(queries, runtime).sweep,
    'envelope nonces': nonceStore(queries, runtime).sweep,
    'kept answers': () => keptAnswers(queries).sweep(now),
    sessions: sessionService(queries, runtime).sweep,
    'window counts': () => windowCounter(queries).sweep(now),
    'spent proofs': () => spentProofStore(queries).sweep(now),
    captchas: captchaService(queries, runtime).sweep,
    codes: codeService({ queries }, runtime).sweep,
    tickets: ticketStore(queries, runtime).sweep,
    'remembered devices': rememberService(queries, runtime).sweep,
    'vendor sessions': sessionStore(queries, runtime).sweep,
    rounds: () => sweepRounds({ database, runtime }),
    draws: drawService(parts).sweep,
    matches: matchService(parts).sweep,
    breaks: () => pauseService(queries).sweep(now),
    'active stretches': () => activityService(queries).sweep(now),
    'room words': () => chatService(queries, runtime).sweep(now),
    'cashier events': () => sweepCashierEvents(queries, now),
    uploads: () => sweepUploads(queries, now),
    visits: () => visitRepository(queries).sweep(before(VISITS_KEPT)),
    alerts: () => alertStore(queries).sweep(before(ALERTS_KEPT)),
  };
};

/** Deletes rows that have had their time, each kind by itself: one that fails opens an alert and the others go on. */
export const sweep = async (parts: AlertParts): Promise<void> => {
  const run = await workRunner(parts);
  for (const [name, one] of Object.entries(sweepsOf(parts))) await run(`sweeping ${name}`, null, one);
};

const EVERY = 60_000;

/** Sweeps every minute until stopped. A sweep that fails is tried again with the next. */
export const startHousekeeping = (parts: AlertParts): (() => Promise<void>) =>
  workEvery(
    EVERY,
    () => sweep(parts),
    (error) => parts.log.warn({ err: error }, 'housekeeping failed'),
  );
