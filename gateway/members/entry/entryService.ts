import type { Value } from '#contract/wireTypes';
import { coolOffService } from '../coolOff/coolOffService.ts';
import { isRestricting } from '../../http/policy/coolOff.ts';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { lockMember } from '../members/lockMember.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberRow } from '../members/schema.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { authenticatorService } from '../twoFactor/authenticatorService.ts';
import { historyService } from '../history/historyService.ts';
import { placeService } from '../sessions/placeService.ts';
import { rememberCookie } from '../sessions/rememberCookie.ts';
import { pushDevices } from '../push/pushDevices.ts';
import { tokenHash } from '../../platform/oneTimeTokens/token.ts';
import { rememberService, type Family } from '../sessions/rememberService.ts';
import { sessionService, type SessionPlace } from '../sessions/sessionService.ts';

export interface EntryPlan {
  readonly place: SessionPlace;
  /** Comes back without typing for a day. */
  readonly remember?: boolean;
  /** What the password that was just given calls for; none where no password was. */
  readonly password?: { readonly mustChange: boolean; readonly expired: boolean };
  /** The authenticator has answered, or a parent site answers for its member. */
  readonly vouched?: boolean;
}

interface Beginning extends Pick<EntryPlan, 'place' | 'password'> {
  readonly family: Family | undefined;
  readonly proved: boolean;
}

export interface Entry {
  readonly value: Value<'login'>;
  /** For the Set-Cookie header. */
  readonly cookie: string | undefined;
}

/** The last step of every way in: begins the session of a member who has shown who they are. */
export const entryService = (database: Database, runtime: Runtime) => {
  /** For a member whose row is locked. */
  const begin = async (
    tx: Queries,
    member: MemberRow,
    { place, password, family, proved }: Beginning,
  ): Promise<Entry> => {
    const { merchant, id } = member;
    const { idleMinutes } = await settingService(tx).all(merchant);
    const now = runtime.now();
    const mustChange = password?.mustChange ?? false;
    await memberService(tx, runtime).update(merchant, id, {
      lastLoginAt: now,
      previousLoginAt: member.lastLoginAt,
      ...(mustChange && { mustChange }),
    });
    const credential = family && (await rememberService(tx, runtime).next(family));
    await placeService(tx).learn(merchant, id, place.ip, now);
    // Whoever sits at a device that is known learns of the new one at once.
    await historyService(tx, runtime).note({ merchant, memberId: id }, place);
    const plan = { idleMinutes, family: family?.family, proved };
    const token = await sessionService(tx, runtime).begin(merchant, id, place, plan);
    if (place.replaces !== undefined) {
      await pushDevices(tx).follow({ merchant, memberId: id }, place.replaces.tokenHash, tokenHash(token));
      await sessionService(tx, runtime).end(place.replaces);
    }
    const coolOff = await coolOffService(tx).running({ merchant, memberId: id }, now);
    const value = {
      token,
      firstTimeLogin: member.lastLoginAt === null,
      passwordExpired: password?.expired ?? false,
      mustChange,
      ...(mustChange && {
        changeTicket: await oneTimeTokenStore(tx, runtime).issue(merchant, 'change', { memberId: id }),
      }),
      ...(coolOff !== undefined && isRestricting(coolOff) && { pause: wireCoolOff(coolOff) }),
    };
    const cookie = credential && rememberCookie.write(credential.value, credential.seconds);
    return { value, cookie };
  };

  return {
    enter: async (
      member: MemberRow,
      { place, remember = false, password, vouched = false }: EntryPlan,
    ): Promise<Entry> => {
      const { merchant, id: memberId } = member;
      return database.transaction(async (tx) => {
        const current = await lockMember(tx, { merchant, memberId });
        // What was looked at before may be over: a hash takes its time, and so does a lock.
        if (current.state !== 'active' || current.passwordHash !== member.passwordHash) {
          refuse(password ? 'wrong_account_or_password' : 'code_expired');
        }
        // Switched on since the log-in was looked at: begun anew it is asked for.
        if (!vouched && (await authenticatorService(tx, runtime).isOn(memberId))) refuse('try_again');
        const family = remember ? rememberService(tx, runtime).begin(merchant, memberId) : undefined;
        return begin(tx, current, { place, password, family, proved: true });
      });
    },

    /** By a credential of a device that is remembered; nothing when it brings nobody back. */
    comeBack: async (
      merchant: string,
      credential: string,
      place: SessionPlace,
    ): Promise<Entry | undefined> => {
      const memberId = await rememberService(database.queries, runtime).memberOf(merchant, credential);
      if (memberId === undefined) return undefined;
      // Not refused in here: that a spent credential has ended its family must stay.
      return database.transaction(async (tx) => {
        const member = await lockMember(tx, { merchant, memberId });
        if (member.state !== 'active') return undefined;
        const family = await rememberService(tx, runtime).redeem(merchant, credential);
        return family && begin(tx, member, { place, family, proved: false });
      });
    },
  };
};
