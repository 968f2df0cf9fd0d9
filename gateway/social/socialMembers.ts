import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { memberService } from '../member/memberService.ts';
import type { MemberRow } from '../member/schema.ts';
import { refuse } from '../refusal.ts';
import { isSafeName } from '../registration/safeName.ts';
import type { Runtime } from '../runtime.ts';
import { flagService } from '../system/flagService.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { SocialIdentity } from './socialClient.ts';
import { socialAccounts } from './schema.ts';

const LONGEST_NAME = 32;

/** The member behind an account elsewhere. The first time one is opened, where the brand takes registrations at all. */
export const socialMembers = (database: Database, runtime: Runtime) => {
  const { queries } = database;
  const flags = flagService(queries);
  const linked = async (merchant: string, { issuer, subject }: SocialIdentity) => {
    const [row] = await queries
      .select()
      .from(socialAccounts)
      .where(
        and(
          eq(socialAccounts.merchant, merchant),
          eq(socialAccounts.issuer, issuer),
          eq(socialAccounts.subject, subject),
        ),
      );
    return row && memberService(queries, runtime).byId(merchant, row.memberId);
  };
  const open = (merchant: string, provider: string, { issuer, subject, name }: SocialIdentity) =>
    database.transaction(async (tx) => {
      const member = await memberService(tx, runtime).create({
        merchant,
        account: `${provider}${runtime.randomBytes(5).toString('hex')}`,
        ...(name !== undefined && isSafeName(name) && { nickname: name.slice(0, LONGEST_NAME) }),
      });
      await tx
        .insert(socialAccounts)
        .values({ merchant, issuer, subject, memberId: member.id, linkedAt: runtime.now() });
      return member;
    });
  return async (tenant: Tenant, provider: string, identity: SocialIdentity): Promise<MemberRow> => {
    const merchant = tenant.merchantCode;
    const known = await linked(merchant, identity);
    if (known !== undefined) return known;
    const mayRegister =
      (await flags.isOn(tenant, 'USERNAMEREG3')) || (await flags.isOn(tenant, 'MOBILENUMREG3'));
    return mayRegister ? open(merchant, provider, identity) : refuse('operation_not_enabled');
  };
};
