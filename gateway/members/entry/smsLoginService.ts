import type { Database } from '../../platform/database/database.ts';
import { memberService } from '../members/memberService.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { codeService } from '../verification/codeService.ts';
import { checkService } from './checkService.ts';
import type { Entry } from './entryService.ts';
import type { SessionPlace } from '../sessions/sessionService.ts';

export interface SmsCredentials {
  readonly merchant: string;
  /** E.164. */
  readonly mobile: string;
  readonly code: string;
  readonly remember: boolean;
}

/** Log-in with a mobile number and the code sent to it (LOGIN-16). */
export const smsLoginService = (database: Database, runtime: Runtime) => {
  const codes = codeService(database, runtime);
  const members = memberService(database.queries, runtime);
  const checks = checkService(database, runtime);
  return async (
    { merchant, mobile, code, remember }: SmsCredentials,
    place: SessionPlace,
  ): Promise<Entry> => {
    await codes.demand({ merchant, purpose: 'login', subject: mobile }, code, place.ip);
    const member = await members.byMobile(merchant, mobile);
    if (member?.state !== 'active') return refuse('code_invalid');
    return checks.enterChecked(member, { place, remember }, { placeProved: true });
  };
};
