import type { CheckMethod } from '#contract/constants';
import type { FailureValue } from '#contract/wireTypes';
import type { Database } from '../../platform/database/database.ts';
import { foldText } from '../../platform/text/foldText.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberRow } from '../members/schema.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { givenNumbers } from '../profiles/givenNumbers.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { oneTimeTokenStore, type OneTimeTokenData } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { authenticatorService } from '../twoFactor/authenticatorService.ts';
import { codeTries } from '../twoFactor/codeTries.ts';
import { codeService } from '../verification/codeService.ts';
import { entryService, type Entry, type EntryPlan } from './entryService.ts';
import { hideTarget } from '../names/hideTarget.ts';
import { placeService } from '../sessions/placeService.ts';
import type { SessionPlace } from '../sessions/sessionService.ts';

/** Answers to one check; wrong ones beyond it mean starting over. */
const TRIES = 5;

/** A name can be guessed by whoever has the password, so its wrong answers count over all checks of a member. */
const nameTries = { most: 10, window: 30 * 86_400_000, retryAfter: 86_400 } as const;

type Check = NonNullable<FailureValue<'login'>['check']>;
type Waiting = OneTimeTokenData['check'];

const targetOf = (member: MemberRow, method: CheckMethod): string | null => {
  const recipient = { mobile: member.mobile, email: member.email, bankName: null, authenticator: null }[
    method
  ];
  return recipient && hideTarget(recipient);
};

const setAt = ({ passwordSetAt }: MemberRow): string | null => passwordSetAt?.toISOString() ?? null;

/**
 * The second look at a log-in whose first step was right: the authenticator where the member has one (LOGIN-13), else
 * one of four ways when it comes from a place that the account does not know (LOGIN-12).
 */
export const checkService = (database: Database, runtime: Runtime) => {
  const { queries } = database;
  const tokens = oneTimeTokenStore(queries, runtime);
  const authenticators = authenticatorService(queries, runtime);
  const tryCode = codeTries(queries, runtime);
  const places = placeService(queries);
  const members = memberService(queries, runtime);
  const codes = codeService(database, runtime);
  const { enter } = entryService(database, runtime);
  const counts = windowCounter(queries);
  const numbers = givenNumbers(queries);

  const nameIs = async ({ id, merchant, payeeName }: MemberRow, answer: string): Promise<boolean> => {
    const counted = { merchant, kind: 'bank name member', subject: id };
    if ((await counts.add(counted, nameTries.window, runtime.now())) > nameTries.most) {
      throw new Refusal('too_many_requests', undefined, nameTries.retryAfter);
    }
    const right = payeeName !== null && foldText(payeeName) === foldText(answer);
    if (right) await counts.forget(counted);
    return right;
  };

  const reasonFor = async (member: MemberRow, ip: string): Promise<Check['reason'] | undefined> => {
    if (await authenticators.isOn(member.id)) return 'twoFactor';
    const { ipCheck } = await settingService(queries).all(member.merchant);
    const strange = ipCheck && !(await places.isKnown(member.id, ip)) && (await places.hasAny(member.id));
    return strange ? 'unregisteredIp' : undefined;
  };

  const methodsOf = (member: MemberRow, reason: Check['reason']): CheckMethod[] =>
    reason === 'twoFactor'
      ? ['authenticator']
      : [
          ...(member.mobile === null ? [] : (['mobile'] as const)),
          ...(member.email === null ? [] : (['email'] as const)),
          ...(member.payeeName === null ? [] : (['bankName'] as const)),
        ];

  const subjectOf = (token: string, method: CheckMethod): string => `${method} ${token}`;

  const answerIs = (
    member: MemberRow,
    token: string,
    method: CheckMethod,
    answer: string,
    ip: string,
  ): Promise<boolean> => {
    const codeIs = async () => {
      await codes.demand(
        { merchant: member.merchant, purpose: 'check', subject: subjectOf(token, method) },
        answer,
        ip,
      );
      return true;
    };
    return {
      authenticator: () => tryCode(member.merchant, member.id, () => authenticators.spend(member.id, answer)),
      bankName: () => nameIs(member, answer),
      mobile: codeIs,
      email: codeIs,
    }[method]();
  };

  return {
    /** Enters, or ends the call with `check_required`. A way in that proved the phone needs no look at the place. */
    enterChecked: async (
      member: MemberRow,
      plan: EntryPlan & { readonly remember?: boolean },
      { placeProved = false }: { readonly placeProved?: boolean } = {},
    ): Promise<Entry> => {
      const reason = await reasonFor(member, plan.place.ip);
      const reached = { ...member, mobile: await numbers.of(member) };
      const methods = reason === undefined ? [] : methodsOf(reached, reason);
      // Whoever has given us nothing to check by cannot be asked, and must not be locked out.
      if (reason === undefined || methods.length === 0 || (placeProved && reason === 'unregisteredIp')) {
        return enter(member, plan);
      }
      const ticket = await tokens.issue(member.merchant, 'check', {
        memberId: member.id,
        passwordSetAt: setAt(member),
        remember: plan.remember ?? false,
        reason,
        methods,
        mustChange: plan.password?.mustChange ?? false,
        passwordExpired: plan.password?.expired ?? false,
      });
      const check: Check = {
        ticket,
        reason,
        methods: methods.map((method) => ({ method, target: targetOf(reached, method) })),
      };
      return refuse('check_required', { captcha: false, check });
    },

    /** Where the code of a waiting check goes, and what it is filed under. */
    recipientOf: async (merchant: string, token: string, method: 'mobile' | 'email') => {
      const waiting = await tokens.look(merchant, 'check', token);
      if (waiting === undefined) return refuse('code_expired');
      if (!waiting.methods.includes(method)) return refuse('operation_not_enabled');
      const member = await members.byId(merchant, waiting.memberId);
      if (member === undefined) return refuse('operation_not_enabled');
      const address = method === 'mobile' ? await numbers.of(member) : member.email;
      const recipient = address ?? refuse('operation_not_enabled');
      return { recipient, subject: subjectOf(token, method) };
    },

    answer: async (
      merchant: string,
      {
        ticket,
        method,
        answer,
      }: { readonly ticket: string; readonly method: CheckMethod; readonly answer: string },
      place: SessionPlace,
    ): Promise<Entry> => {
      const waiting: Waiting =
        (await tokens.attempt(merchant, 'check', ticket, TRIES)) ?? refuse('code_expired');
      if (!waiting.methods.includes(method)) return refuse('operation_not_enabled');
      const member = await members.byId(merchant, waiting.memberId);
      if (member?.state !== 'active' || setAt(member) !== waiting.passwordSetAt)
        return refuse('code_expired');
      if (!(await answerIs(member, ticket, method, answer, place.ip))) return refuse('code_invalid');
      if ((await tokens.take(merchant, 'check', ticket)) === undefined) return refuse('code_expired');
      const { remember, reason, mustChange, passwordExpired: expired } = waiting;
      const vouched = reason === 'twoFactor';
      return enter(member, { place, remember, vouched, password: { mustChange, expired } });
    },
  };
};
