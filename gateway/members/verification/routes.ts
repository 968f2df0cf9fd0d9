import { captchaActions } from '#contract/constants';
import { captchaService } from '../captcha/captchaService.ts';
import { drawCaptcha } from '../captcha/drawCaptcha.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { humanGate } from '../human/humanGate.ts';
import { memberService } from '../members/memberService.ts';
import { languageOf } from '../../sender/messages/languageOf.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { givenNumbers } from '../profiles/givenNumbers.ts';
import { boundedQueue } from '../../platform/workers/boundedQueue.ts';
import { feedbackWords } from '../../brands/settings/feedbackWords.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import { countryCodes } from './countryCodes.ts';
import { homeDialling } from './dialling.ts';
import { readPhone } from './readPhone.ts';
import { codeSender } from './sendCode.ts';

/** Some milliseconds of a core each. */
const drawingLimits = { atOnce: 1, waiting: 32 } as const;

/** The flag that each use of a code hangs on. */
const flagOf = { login: 'MOBILEVERCODELOGIN3', password: 'CHNGPASSVERIF3' } as const;

export const verificationModule = ({ database, runtime, providers }: MemberParts) => {
  const { queries } = database;
  const captchas = captchaService(queries, runtime);
  const drawing = boundedQueue(drawingLimits);
  const settings = settingService(queries);
  const flags = flagService(queries);
  const members = memberService(queries, runtime);
  const human = humanGate(providers.human);
  const sendCode = codeSender(database, runtime, providers.send);
  return {
    publicSetting: async ({ merchant, tenant }) => {
      const set = await settings.all(merchant);
      const asked = providers.human !== undefined;
      return {
        captcha: { register: set.captchaRegister, password: set.captchaPassword },
        human: {
          login: asked && set.humanLogin,
          register: asked && set.humanRegister,
          sms: asked && set.humanSms,
          password: asked && set.humanPassword,
          trial: asked,
        },
        sms: providers.phone === undefined ? 'own' : 'firebase',
        social: providers.social.map(({ id, name }) => ({ id, name })),
        age: tenant.age,
        feedbackWords: feedbackWords(set),
        idleSeconds: set.idleMinutes * 60,
      };
    },

    captcha: async ({ query: { id, action }, merchant }) => {
      const picture = await drawing.run(async () =>
        drawCaptcha(await captchas.begin(merchant, id, action), runtime),
      );
      return picture.toString('base64');
    },

    humanChallenge: ({ query: { action, instead }, merchant }) => {
      if (instead === undefined) {
        return providers.human?.challenge(merchant, action) ?? refuse('operation_not_enabled');
      }
      return captchas.workFor(
        merchant,
        captchaActions.find((known) => known === action) ?? refuse('bad_request'),
      );
    },

    countryCodes: ({ query: { language }, tenant }) => ({
      preferred: homeDialling(tenant.currency),
      codes: countryCodes(language, tenant.currency),
    }),

    loginSms: async ({ body, merchant, tenant, request }) => {
      const { mobileNum, countryDialingCode, purpose = 'login' } = body;
      if (!(await flags.isOn(tenant, flagOf[purpose]))) refuse('operation_not_enabled');
      const recipient = readPhone(mobileNum, countryDialingCode, tenant) ?? refuse('phone_invalid');
      await human((await settings.all(merchant)).humanSms, merchant, 'sms', body.human);
      const member =
        purpose === 'password'
          ? await givenNumbers(queries).memberOf(merchant, recipient)
          : await members.byMobile(merchant, recipient);
      return sendCode({
        tenant,
        purpose,
        channel: 'sms',
        recipient,
        ip: request.ip,
        language: languageOf(request, tenant),
        known: member?.state === 'active',
        log: request.log,
      });
    },

    registerSms: async ({ body, merchant, tenant, request }) => {
      const { mobileNo, countryDialingCode } = body;
      if (providers.phone !== undefined || !(await flags.isOn(tenant, 'REGMOBVERF3'))) {
        refuse('operation_not_enabled');
      }
      const recipient = readPhone(mobileNo, countryDialingCode, tenant) ?? refuse('phone_invalid');
      await human((await settings.all(merchant)).humanSms, merchant, 'sms', body.human);
      return sendCode({
        tenant,
        purpose: 'register',
        channel: 'sms',
        recipient,
        ip: request.ip,
        language: languageOf(request, tenant),
        log: request.log,
      });
    },
  } satisfies Handlers;
};
