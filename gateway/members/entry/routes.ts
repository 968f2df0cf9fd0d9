import type { Handlers } from '../../http/endpoints/handlers.ts';
import { humanGate } from '../human/humanGate.ts';
import { memberService } from '../members/memberService.ts';
import { languageOf } from '../../sender/messages/languageOf.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { readPhone } from '../verification/readPhone.ts';
import { codeSender } from '../verification/sendCode.ts';
import { answerEntry } from './answerEntry.ts';
import { checkService } from './checkService.ts';
import { entryService } from './entryService.ts';
import { loginService } from './loginService.ts';
import { placeOf } from '../sessions/placeOf.ts';
import { rememberCookie } from '../sessions/rememberCookie.ts';
import { smsLoginService } from './smsLoginService.ts';

/** The flag that each way of logging in hangs on. */
const flagOf = { username: 'COMM3', sms: 'MOBILEVERCODELOGIN3' } as const;

export const sessionModule = ({ database, runtime, passwords, providers }: MemberParts) => {
  const { queries } = database;
  const flags = flagService(queries);
  const settings = settingService(queries);
  const human = humanGate(providers.human);
  const tokens = oneTimeTokenStore(queries, runtime);
  const members = memberService(queries, runtime);
  const checks = checkService(database, runtime);
  const sendCode = codeSender(database, runtime, providers.send);
  const byPassword = loginService(database, runtime, passwords);
  const bySms = smsLoginService(database, runtime);
  const { enter, comeBack } = entryService(database, runtime);
  return {
    login: async ({ body, merchant, tenant, request, reply }) => {
      if (!(await flags.isOn(tenant, flagOf[body.type]))) refuse('operation_not_enabled');
      const { username, password, remember = false } = body;
      if (body.type === 'sms') {
        const mobile = readPhone(username, body.countryDialingCode, tenant) ?? refuse('phone_invalid');
        return answerEntry(
          reply,
          await bySms({ merchant, mobile, code: password, remember }, placeOf(request)),
        );
      }
      const { humanLogin } = await settings.all(merchant);
      await human(humanLogin, merchant, 'login', body.human);
      const shown = humanLogin && providers.human !== undefined;
      return answerEntry(reply, await byPassword({ ...body, tenant, human: shown }, placeOf(request)));
    },

    loginCheckCode: async ({ body: { ticket, method }, merchant, tenant, request }) =>
      sendCode({
        ...(await checks.recipientOf(merchant, ticket, method)),
        tenant,
        purpose: 'check',
        channel: method === 'mobile' ? 'sms' : 'email',
        ip: request.ip,
        language: languageOf(request, tenant),
        log: request.log,
      }),

    loginCheck: async ({ body, merchant, request, reply }) =>
      answerEntry(reply, await checks.answer(merchant, body, placeOf(request))),

    remembered: async ({ merchant, request, reply }) => {
      const credential = rememberCookie.read(request);
      if (credential === undefined) return refuse('code_expired');
      const entry = await comeBack(merchant, credential, placeOf(request));
      if (entry !== undefined) return answerEntry(reply, entry);
      void reply.header('set-cookie', rememberCookie.clear);
      return refuse('code_expired');
    },

    handOver: async ({ body: { code }, merchant, request, reply }) => {
      const data = (await tokens.take(merchant, 'handOver', code)) ?? refuse('code_expired');
      const member = await members.byId(merchant, data.memberId);
      if (member?.state !== 'active') return refuse('code_expired');
      return answerEntry(reply, await enter(member, { place: placeOf(request), vouched: true }));
    },
  } satisfies Handlers;
};
