import type { Body } from '#contract/wireTypes';
import { captchaService } from '../captcha/captchaService.ts';
import { humanGate } from '../human/humanGate.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { SessionPlace } from '../sessions/sessionService.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';

const HOUR = 60 * 60_000;
/** Forms sent from one address: enough for a household and its mistakes, not for a farm. */
const PER_HOUR = 30;
const RETRY_AFTER = 300;

type Proofs = Pick<Body<'register'>, 'human' | 'captcha' | 'captchaId' | 'captchaWork'>;

/** Ends a registration that may not even be looked at: not by a person, too many from one address. */
export const registrationGate = ({ database: { queries }, runtime, providers }: MemberParts) => {
  const human = humanGate(providers.human);
  const captchas = captchaService(queries, runtime);
  return async (merchant: string, body: Proofs, { ip }: Pick<SessionPlace, 'ip'>): Promise<void> => {
    const settings = await settingService(queries).all(merchant);
    await human(settings.humanRegister, merchant, 'register', body.human);
    if (settings.captchaRegister) await captchas.demand(merchant, 'register', body);
    const counted = { merchant, kind: 'register address', subject: countedAddress(ip) };
    if ((await windowCounter(queries).add(counted, HOUR, runtime.now())) > PER_HOUR) {
      throw new Refusal('too_many_requests', undefined, RETRY_AFTER);
    }
  };
};
