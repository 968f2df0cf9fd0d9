import type { Boot } from '#contract/boot';
import type { Value } from '#contract/wireTypes';
import { callKey } from '#contract/callKey';
import { createClient, type Client } from '@/api/client';
import type { ServerKey } from '@/api/envelope';
import { createServerClock } from '@/api/serverClock';
import { narrowBoot } from '@/api/narrowBoot';
import { limits } from '@/config/limits';
import type { ModalName } from '@/config/modals';
import { localKeys, sessionKeys } from '@/config/storageKeys';
import type { Arrival } from '@/domain/arrival';
import type { Clock } from '@/domain/clock';
import { hostOrder } from '@/domain/pictureSources';
import { shuffled, type Random } from '@/domain/random';
import { createLanguageChoice, type LanguageChoice } from './language';
import { createSession, type Session } from './session';
import type { SafeStorage } from '../storage/storage';
import type { PushBrowser } from '../core/pushBrowser';
import { createStore, type Store } from '../core/store';

/** Everything that one page of the site shares: API client, session, language, storage. */
export interface Site {
  readonly boot: Boot;
  readonly client: Client;
  readonly session: Session;
  readonly language: LanguageChoice;
  readonly sessionText: SafeStorage;
  readonly localText: SafeStorage;
  /** Host with port, as the permission call sends it, and the page's origin. */
  readonly host: string;
  readonly origin: string;
  /** Secrets of the page's address; they have been removed from the address. */
  readonly arrival: Arrival;
  /** Image hosts in the order chosen for this visit (SYS-10). */
  readonly imageHosts: (listed: readonly string[]) => readonly string[];
  /** Launch hosts in the same order; empty if none is listed. */
  readonly launchHosts: (listed: readonly string[]) => readonly string[];
  /**
   * The modal that opens next, set before the address changes. A change of address re-renders everything that reads it;
   * the press should show its modal before that.
   */
  readonly upcomingModal: Store<ModalName | undefined>;
  /** The balance from before the round that is being played out; undefined while no result is hidden. */
  readonly heldBalance: Store<Value<'balance'> | undefined>;
  /** Play was refused for a reality check that waits for its answer (SAFE-02). */
  readonly checkRefused: Store<boolean>;
  /** Whether the socket is open: while it is, what it reports is not polled. */
  readonly connected: Store<boolean>;
  /** Messages that come while the site is closed, if not those of the browser itself. */
  readonly push: PushBrowser | undefined;
  /** Opens another site in this tab; only allowed addresses reach it. */
  readonly leave: (address: string) => void;
  /** Opens another site in a new window; false if the browser blocks it. */
  readonly openWindow: (address: string) => boolean;
  /** Called with the parts of an answer that were dropped, see `ClientOptions`. */
  readonly onMisfit: (text: string) => void;
  /** Stores the merchant code in both storages (SYS-11). */
  readonly keepMerchant: () => void;
}

interface SiteParts {
  readonly boot: Boot;
  readonly clock: Clock;
  readonly random: Random;
  readonly arrival: Arrival;
  readonly sessionText: SafeStorage;
  readonly localText: SafeStorage;
  readonly location: Pick<Location, 'host' | 'origin'>;
  readonly leave: (address: string) => void;
  readonly openWindow: (address: string) => boolean;
  readonly onMisfit?: (text: string) => void;
  readonly push?: PushBrowser;
}

const ignore = (): void => undefined;

const once = <Argument extends readonly string[], Value>(make: (argument: Argument) => Value) => {
  const made = new Map<string, Value>();
  return (argument: Argument): Value => {
    const key = argument.join(' ');
    const value = made.get(key) ?? make(argument);
    made.set(key, value);
    return value;
  };
};

export const createSite = ({ location, leave, openWindow, arrival, ...parts }: SiteParts): Site => {
  const { clock, random, sessionText, localText, onMisfit = ignore, push } = parts;
  const boot = narrowBoot(parts.boot, onMisfit);
  const { host, origin } = location;
  const session = createSession(sessionText);
  const language = createLanguageChoice(boot.language, boot.brand.languages, localText);
  const permissionQuery = () => ({ host, language: language.state.get() });
  const known = boot.answers[callKey('permission', permissionQuery())] as Value<'permission'> | undefined;
  const checkRefused = createStore(false);
  // The refusal concerned the previous member.
  session.state.subscribe(() => checkRefused.set(false));
  let serverKey: ServerKey | undefined = known?.serverKey;

  const client = createClient({
    profile: boot.profile,
    merchant: boot.brand.merchantCode,
    clock: createServerClock(clock, boot.now),
    timeout: limits.callTimeout,
    uploadTimeout: limits.uploadTimeout,
    token: () => session.state.get().token,
    onSessionGone: () => session.end('expired'),
    onCheckDue: () => checkRefused.set(true),
    onMisfit,
    serverKey: async (fresh) => {
      if (serverKey !== undefined && !fresh) return serverKey;
      const permission = await client.get('permission', permissionQuery());
      if (permission.ok) serverKey = permission.value.serverKey;
      return serverKey;
    },
  });

  return {
    boot,
    client,
    session,
    language,
    sessionText,
    localText,
    host,
    origin,
    arrival,
    leave,
    openWindow,
    push,
    onMisfit,
    imageHosts: once((listed: readonly string[]) => hostOrder(listed, random)),
    launchHosts: once((listed: readonly string[]) => shuffled(listed, random)),
    checkRefused,
    connected: createStore(false),
    upcomingModal: createStore<ModalName | undefined>(undefined),
    heldBalance: createStore<Value<'balance'> | undefined>(undefined),
    keepMerchant: () => {
      for (const [text, keys] of [[sessionText, sessionKeys] as const, [localText, localKeys] as const]) {
        text.set(keys.merchant, boot.brand.merchantCode);
        text.set(keys.merchantCode, boot.brand.merchantCode);
      }
    },
  };
};
