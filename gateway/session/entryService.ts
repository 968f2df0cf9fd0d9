import type { Value } from '#contract/wireTypes';
import type { Database } from '../database/database.ts';
import { announce } from '../live/announce.ts';
import { memberService } from '../member/memberService.ts';
import type { MemberRow } from '../member/schema.ts';
import { refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { settingService } from '../settings/settingService.ts';
import { ticketStore } from '../tickets/ticketStore.ts';
import { historyService } from '../security/historyService.ts';
import { placeService } from './placeService.ts';
import { rememberCookie } from './rememberCookie.ts';
import { rememberService, type Family } from './rememberService.ts';
import { sessionService, type SessionPlace } from './sessionService.ts';

export interface EntryPlan {
  readonly place: SessionPlace;
  /** Comes back without typing for a day: a new family, or the one the visitor came back by. */
  readonly remember?: boolean | Family;
  /** What the password that was just given calls for; none where no password was. */
  readonly password?: { readonly mustChange: boolean; readonly expired: boolean };
}

export interface Entry {
  readonly value: Value<'login'>;
  /** For the Set-Cookie header. */
  readonly cookie: string | undefined;
}

/** The last step of every way in: begins the session of a member who has shown who they are. */
export const entryService =
  (database: Database, runtime: Runtime) =>
  async (member: MemberRow, { place, remember = false, password }: EntryPlan): Promise<Entry> => {
    const { merchant, id } = member;
    const { idleMinutes } = await settingService(database.queries).all(merchant);
    const now = runtime.now();
    const { entry, isTold } = await database.transaction(async (tx) => {
      const remembered = rememberService(tx, runtime);
      const mustChange = password?.mustChange ?? false;
      await memberService(tx, runtime).update(merchant, id, {
        lastLoginAt: now,
        previousLoginAt: member.lastLoginAt,
        ...(mustChange && { mustChange }),
      });
      // The row is ours from here on: a password that was changed meanwhile ends this way in.
      const current = await memberService(tx, runtime).byId(merchant, id);
      if (current?.passwordHash !== member.passwordHash) {
        refuse(password ? 'wrong_account_or_password' : 'code_expired');
      }
      const family = remember === true ? remembered.begin(merchant, id) : remember || undefined;
      if (family && current?.passwordSetAt && remembered.isOlderThan(family, current.passwordSetAt)) {
        refuse('code_expired');
      }
      const credential = family && (await remembered.next(family));
      await placeService(tx).learn(merchant, id, place.ip, now);
      const told = await historyService(tx, runtime).note({ merchant, memberId: id }, place);
      const plan = { idleMinutes, family: family?.family };
      const token = await sessionService(tx, runtime).begin(merchant, id, place, plan);
      const value = {
        token,
        firstTimeLogin: member.lastLoginAt === null,
        passwordExpired: password?.expired ?? false,
        mustChange,
        ...(mustChange && {
          changeTicket: await ticketStore(tx, runtime).issue(merchant, 'change', { memberId: id }),
        }),
      };
      const cookie = credential && rememberCookie.write(credential.value, credential.seconds);
      return { entry: { value, cookie }, isTold: told };
    });
    // Whoever sits at a device that is known learns of the new one at once.
    if (isTold) await announce(database.queries, { topic: 'unread', merchant, memberId: id });
    return entry;
  };
