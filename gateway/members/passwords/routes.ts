import { captchaService } from '../captcha/captchaService.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { humanGate } from '../human/humanGate.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import type { CaptchaAnswer } from '../captcha/captchaService.ts';
import { memberService } from '../members/memberService.ts';
import { letterOrigin } from '../../brands/tenants/letterOrigin.ts';
import { languageOf } from '../../sender/messages/languageOf.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { answerEntry } from '../entry/answerEntry.ts';
import { placeOf } from '../sessions/placeOf.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import { readPhone } from '../verification/readPhone.ts';
import { changeService } from './changeService.ts';
import { forgotService } from './forgotService.ts';
import { hintOf } from '../credentials/hintOf.ts';

const MINUTE = 60_000;
/** From one address: a form asks when its typist pauses, and several may share a line. */
const HINTS = 60;

export const passwordModule = (parts: MemberParts) => {
  const { database, runtime, providers, publicPort } = parts;
  const { queries } = database;
  const change = changeService(parts);
  const forgot = forgotService(parts);
  const flags = flagService(queries);
  const members = memberService(queries, runtime);
  const human = humanGate(providers.human);
  const captchas = captchaService(queries, runtime);
  const admit = async (
    merchant: string,
    body: CaptchaAnswer & { readonly human?: string },
  ): Promise<void> => {
    const { humanPassword, captchaPassword } = await settingService(queries).all(merchant);
    await human(humanPassword, merchant, 'password', body.human);
    if (captchaPassword) await captchas.demand(merchant, 'password', body);
  };
  return {
    changePassword: async ({ caller, body, request }) => {
      await change.change(caller, body, request);
      return null;
    },

    passwordHint: async ({ body: { password, names }, merchant, tenant, request: { ip }, now }) => {
      const counted = { merchant, kind: 'password hint', subject: countedAddress(ip) };
      const counter = windowCounter(queries);
      if ((await counter.add(counted, MINUTE, now)) > HINTS)
        throw new Refusal('too_many_requests', undefined, await counter.secondsLeft(counted, now));
      const [account, ...others] = names;
      return { weakness: await hintOf(password, account, tenant.name, ...others) };
    },

    forgotByEmail: async ({ body, merchant, tenant, request }) => {
      await admit(merchant, body);
      const asker = { tenant, place: placeOf(request), log: request.log };
      const letter = {
        origin: letterOrigin(request, tenant, publicPort),
        language: languageOf(request, tenant),
      };
      await forgot.byEmail(body, asker, letter);
      return null;
    },

    resetByLink: async ({ body, tenant, request }) => {
      await forgot.byLink(body, { tenant, place: placeOf(request), log: request.log });
      return null;
    },

    forgotByPhone: async ({ body, merchant, tenant, request, reply }) => {
      if (!(await flags.isOn(tenant, 'CHNGPASSVERIF3'))) refuse('operation_not_enabled');
      await admit(merchant, body);
      const mobile = readPhone(body.mobileNum, body.countryDialingCode, tenant) ?? refuse('phone_invalid');
      const asker = { tenant, place: placeOf(request), log: request.log };
      const entry = await forgot.byPhone({ ...body, mobile }, asker);
      return entry === undefined ? null : answerEntry(reply, entry);
    },

    firstLogin: async ({ caller: { memberId, mustChange }, merchant, now }) => {
      const member = await members.byId(merchant, memberId);
      if (member?.welcomedAt === null) await members.update(merchant, memberId, { welcomedAt: now });
      return { mustChange };
    },
  } satisfies Handlers;
};
