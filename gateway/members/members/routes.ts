import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import { memberService } from './memberService.ts';

export const memberModule = ({ database, runtime }: Parts) => {
  const members = memberService(database.queries, runtime);
  const flags = flagService(database.queries);
  const own = async (merchant: string, id: string) =>
    (await members.byId(merchant, id)) ?? refuse('not_logged_in');
  return {
    memberInfo: async ({ caller, merchant, tenant }) => {
      const { id, account, nickname, type, vipLevel, previousLoginAt } = await own(merchant, caller.memberId);
      return {
        id,
        account,
        nickname,
        type,
        vipLevel,
        lastLoginAt: previousLoginAt?.toISOString() ?? null,
        availablePromo: { REFERRAL: { enabled: await flags.isOn(tenant, 'REFERRAL') } },
      };
    },

    memberIcon: async ({ caller, merchant }) => ({ url: (await own(merchant, caller.memberId)).avatar }),
  } satisfies Handlers;
};
