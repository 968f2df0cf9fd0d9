import { trimText } from '#contract/plainText';
import type { Player } from '../../http/policy/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { memberService } from '../members/memberService.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { publicNameFault } from '../names/publicNameFault.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

/** Changes the name that others read: by the rule of a registration, or `invalid_fields`. */
export const changeNickname =
  ({ queries }: Database, runtime: Runtime) =>
  async ({ merchant, memberId }: Player, typed: string, brand: string): Promise<void> => {
    const nickname = trimText(typed).normalize('NFC');
    const fault = publicNameFault(nickname, brand);
    if (fault !== undefined) refuse('invalid_fields', { fields: { nickname: fault } });
    await memberService(queries, runtime).update(merchant, memberId, { nickname });
  };
