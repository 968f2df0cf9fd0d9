import { everyPeriod, recurringJob, type RecurringJob } from '../platform/jobs/recurringJob.ts';
import { drawService } from '../play/lottery/drawService.ts';
import { coolOffService } from '../members/coolOff/coolOffService.ts';
import { keptAnswers } from '../http/idempotency/keptAnswers.ts';
import { envelopeKeyStore } from '../http/envelope/envelopeKeys.ts';
import { nonceStore } from '../http/envelope/nonces.ts';
import type { Parts } from '../http/endpoints/module.ts';
import type { AlertParts } from '../platform/alerts/alertDesk.ts';
import { sweepWaitingAccounts } from '../members/activation/waitingAccounts.ts';
import { activityService } from '../members/activity/activityService.ts';
import { sessionService } from '../members/sessions/sessionService.ts';
import { rememberService } from '../members/sessions/rememberService.ts';
import { signingSecrets } from '../platform/secrets/signingSecrets.ts';
import { pushDevices } from '../members/push/pushDevices.ts';
import { spentProofStore } from '../members/human/spentProofs.ts';
import { windowCounter } from '../platform/rateLimits/windowCounts.ts';
import { chatService } from '../play/rooms/chatService.ts';
import { oneTimeTokenStore } from '../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { sandboxEventStore } from '../sandbox/cashier/sandboxEventStore.ts';
import { sweepRounds } from '../sandbox/games/retention.ts';
import { matchService } from '../play/sports/matchService.ts';
import { sessionStore } from '../sandbox/games/sessionStore.ts';
import { codeService } from '../members/verification/codeService.ts';
import { captchaService } from '../members/captcha/captchaService.ts';
import { visitRepository } from '../play/launch/visitRepository.ts';
import { sweepUploads } from '../members/uploads/uploadSweep.ts';
import { receiptsAmong } from '../money/orders/receiptsAmong.ts';
import { proofsAmong } from '../money/withdrawals/proofsAmong.ts';
import { chatPicturesAmong } from '../content/chat/chatPicturesAmong.ts';
import { feedbackPicturesAmong } from '../content/feedback/feedbackPicturesAmong.ts';
import { staffDeviceStore } from '../staff/accounts/staffDevices.ts';
import { staffSessionStore } from '../staff/accounts/staffSessions.ts';
import { applicationProofsAmong } from '../offers/promotions/applicationProofsAmong.ts';
import { sweepCashierEvents } from '../money/cashier/cashierEventSweep.ts';
import { workRunner } from '../platform/alerts/workRunner.ts';
import { alertStore } from '../platform/alerts/alertStore.ts';

const DAY = 24 * 3_600_000;
/** As long as rounds can be proved, and a month more. */
const VISITS_KEPT = 120 * DAY;
/** A browser on which a member was not seen for so long may be somebody else's. */
const PUSH_KEPT = 90 * DAY;
const ALERTS_KEPT = 90 * DAY;

type SweepParts = AlertParts & Pick<Parts, 'tenants'>;
type Sweep = () => Promise<unknown>;

const sweepsOf = (parts: SweepParts): Readonly<Record<string, Sweep>> => {
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
    'previous secrets': signingSecrets(queries, runtime).sweep,
    'spent proofs': () => spentProofStore(queries).sweep(now),
    captchas: captchaService(queries, runtime).sweep,
    codes: codeService({ queries }, runtime).sweep,
    tickets: oneTimeTokenStore(queries, runtime).sweep,
    'remembered devices': rememberService(queries, runtime).sweep,
    'vendor sessions': sessionStore(queries, runtime).sweep,
    rounds: () => sweepRounds({ database, runtime }),
    draws: drawService(parts).sweep,
    matches: matchService(parts).sweep,
    breaks: () => coolOffService(queries).sweep(now),
    'active stretches': () => activityService(queries).sweep(now),
    'staff sessions': staffSessionStore(queries, runtime).sweep,
    'staff devices': staffDeviceStore(queries, runtime).sweep,
    'room words': () => chatService(queries).sweep(now),
    'cashier events': () => sweepCashierEvents(queries, now),
    'sandbox orders': () => sandboxEventStore(queries).sweep(now),
    uploads: () =>
      sweepUploads(queries, now, [
        receiptsAmong,
        proofsAmong,
        applicationProofsAmong,
        chatPicturesAmong,
        feedbackPicturesAmong,
      ]),
    'waiting accounts': () => sweepWaitingAccounts(database, runtime),
    'push devices': () => pushDevices(queries).sweep(before(PUSH_KEPT)),
    visits: () => visitRepository(queries).sweep(before(VISITS_KEPT)),
    alerts: () => alertStore(queries).sweep(before(ALERTS_KEPT)),
  };
};

/** Deletes rows that have had their time, each kind by itself: one that fails opens an alert and the others go on. */
export const sweep = async (parts: SweepParts): Promise<void> => {
  const run = await workRunner(parts);
  for (const [name, one] of Object.entries(sweepsOf(parts))) await run(`sweeping ${name}`, null, one);
};

const EVERY = 60_000;

/** Sweeps of all brands each minute, in one gateway of all. */
export const sweepJob = (parts: SweepParts): RecurringJob =>
  recurringJob(parts, { name: 'sweep', next: everyPeriod(EVERY), work: () => sweep(parts) });
