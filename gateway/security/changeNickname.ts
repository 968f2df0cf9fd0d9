import { trimSpaces } from '#contract/trimSpaces';
import type { Player } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { memberService } from '../member/memberService.ts';
import { refuse } from '../refusal.ts';
import { publicNameFault } from '../registration/publicNameFault.ts';
import type { Runtime } from '../runtime.ts';

/** Changes the name that others read: by the rule of a registration, or `invalid_fields`. */
export const changeNickname =
  ({ queries }: Database, runtime: Runtime) =>
  async ({ merchant, memberId }: Player, typed: string, brand: string): Promise<void> => {
    const nickname = trimSpaces(typed).normalize('NFC');
    const fault = publicNameFault(nickname, brand);
    if (fault !== undefined) refuse('invalid_fields', { fields: { nickname: fault } });
    await memberService(queries, runtime).update(merchant, memberId, { nickname });
  };
