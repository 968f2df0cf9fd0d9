import type { Database } from '../../platform/database/database.ts';
import type { PhoneProof } from '../ports/phoneProof.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { codeService } from '../verification/codeService.ts';

export interface PhoneClaim {
  readonly merchant: string;
  /** E.164. */
  readonly mobile: string;
  readonly ip: string;
  readonly verificationCode?: string;
  readonly firebaseIdToken?: string;
}

/** Ends the call unless the number belongs to the caller: by our code, or by the third party's token (REG-06). */
export const phoneOwner = (database: Database, runtime: Runtime, provider: PhoneProof | undefined) => {
  const codes = codeService(database, runtime);
  return async ({ merchant, mobile, ip, verificationCode, firebaseIdToken }: PhoneClaim): Promise<void> => {
    if (provider === undefined) {
      return codes.demand({ merchant, purpose: 'register', subject: mobile }, verificationCode ?? '', ip);
    }
    const proved = firebaseIdToken && (await provider.numberOf(firebaseIdToken));
    if (proved !== mobile) refuse('code_invalid');
  };
};
