import { captchaService, type CaptchaAnswer } from '../captcha/captchaService.ts';
import type { Database } from '../../platform/database/database.ts';
import { accountKey } from '../members/accountKey.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberRow } from '../members/schema.ts';
import { standingOf } from '../../http/policy/standing.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { checkService } from './checkService.ts';
import type { Entry } from './entryService.ts';
import { passwordAge } from './passwordAge.ts';
import type { PasswordDesk } from '../credentials/passwordDesk.ts';
import { placeService } from '../sessions/placeService.ts';
import type { SessionPlace } from '../sessions/sessionService.ts';
import { tryLimits, type Attempt } from './tryLimits.ts';

export interface Credentials extends CaptchaAnswer {
  readonly tenant: Tenant;
  readonly username: string;
  readonly password: string;
  readonly remember?: boolean | undefined;
  /** The form of agents. */
  readonly agent?: boolean | undefined;
  /** The caller has shown to be a person. */
  readonly human: boolean;
}

/** Log-in with user name and password (spec §4). */
export const loginService = (database: Database, runtime: Runtime, passwords: PasswordDesk) => {
  const { queries } = database;
  const limits = tryLimits(queries);
  const members = memberService(queries, runtime);
  const captchas = captchaService(queries, runtime);
  const places = placeService(queries);
  const checks = checkService(database, runtime);
  const flags = flagService(queries);

  /** An account that is closed, over or made without a password is as unknown as one that does not exist. */
  const mayEnter = (member: MemberRow | undefined): member is MemberRow =>
    member?.state === 'active' && (member.expiresAt === null || member.expiresAt > runtime.now());

  const demandStanding = (member: MemberRow, agent: boolean): void => {
    const standing = standingOf(member.type);
    if (agent && standing !== 'agent') refuse('non_agent', { captcha: false });
    if (standing === 'trial') refuse('non_member', { captcha: false });
  };

  return async (given: Credentials, place: SessionPlace): Promise<Entry> => {
    const { tenant, username, password, remember = false, agent = false } = given;
    const merchant = tenant.merchantCode;
    const { captchaAfter, passwordDays } = await settingService(queries).all(merchant);
    const member = await members.byAccount(merchant, username);
    const known = member !== undefined && (await places.isKnown(member.id, place.ip));
    const attempt: Attempt = { merchant, accountKey: accountKey(username), ip: place.ip, known };
    const asked = (await limits.look(attempt, runtime.now())) >= captchaAfter;
    const demandCaptcha = () => captchas.demand(merchant, 'login', given, { captcha: true });
    if (asked) await demandCaptcha();

    const lane = known || asked || given.human ? 'known' : 'unknown';
    const proved = await passwords.admit(lane, async (verify) => {
      const tries = await limits.take(attempt, runtime.now());
      // Others may have been counted meanwhile.
      if (tries > captchaAfter && !asked) await demandCaptcha();
      const right = await verify(password, member?.passwordHash);
      if (!right || !mayEnter(member)) {
        return refuse('wrong_account_or_password', { captcha: tries >= captchaAfter });
      }
      return member;
    });
    await limits.clear(attempt);
    demandStanding(proved, agent);
    const expires = await flags.isOn(tenant, 'PWDEXPFORCECHANGE3');
    const age = passwordAge(proved, password, { now: runtime.now(), days: passwordDays, expires });
    return checks.enterChecked(proved, { place, remember: remember && !agent, password: age });
  };
};
