import type { MemberInfo } from '#contract/wireTypes';
import { merchantKeys, sessionKeys } from '@/config/storageKeys';
import { identify } from '@/domain/identity';
import { dropSocialRegistration } from './socialRegistration';
import type { SafeStorage } from '../storage/storage';
import type { Pause } from '../resources/useSaferPlay';
import { createStore, type Store } from '../core/store';

export interface SessionState {
  readonly token?: string;
  /** Set when the member logged in for the first time in this tab: the page then fetches the first-login popups. */
  readonly firstTimeLogin: boolean;
  /** The gateway has ended the session, and the page must tell the member. */
  readonly expired?: true;
  /** The time-out or self-exclusion that ended it. */
  readonly pause?: Pause;
}

export const guest: SessionState = { firstTimeLogin: false };

export interface Session {
  readonly state: Store<SessionState>;
  start(token: string, firstTimeLogin: boolean): void;
  /** Stores the member's data under the keys of spec §3. */
  remember(member: MemberInfo): void;
  /** Clears everything but the merchant (SYS-06). */
  end(how?: 'expired' | Pause): void;
  /** Records that the member has been told of the end. */
  told(): void;
}

/** The session of this tab; its token is in session storage, as specified (SYS-07). */
export const createSession = (kept: SafeStorage): Session => {
  const token = kept.get(sessionKeys.token);
  const state = createStore<SessionState>(token === undefined ? guest : { token, firstTimeLogin: false });
  /** Clears everything but the merchant. */
  const clear = (): void => {
    const merchant = merchantKeys.map((key) => [key, kept.get(key)] as const);
    kept.clear();
    for (const [key, value] of merchant) if (value !== undefined) kept.set(key, value);
  };
  const session: Session = {
    state,
    start: (given, firstTimeLogin) => {
      // The stored data belongs to the previous member.
      if (state.get().token !== undefined) clear();
      dropSocialRegistration(session);
      kept.set(sessionKeys.token, given);
      state.set({ token: given, firstTimeLogin });
    },
    remember: (member) => {
      kept.set(sessionKeys.customerId, member.id);
      kept.set(sessionKeys.account, member.account);
      kept.set(sessionKeys.username, member.account);
      kept.set(sessionKeys.nickname, member.nickname);
      kept.set(sessionKeys.isAgent, String(identify(member).isAgent));
    },
    end: (how) => {
      clear();
      dropSocialRegistration(session);
      const why = how === 'expired' ? { expired: true as const } : how && { pause: how };
      state.set({ ...guest, ...why });
    },
    told: () => {
      const { expired, ...now } = state.get();
      if (expired) state.set(now);
    },
  };
  return session;
};
