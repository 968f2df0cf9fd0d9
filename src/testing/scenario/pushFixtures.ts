import type { Value } from '#contract/wireTypes';
import type { PushBrowser } from '@/data/core/pushBrowser';
import type { ScenarioOptions } from './scenario';

const subscription = {
  endpoint: 'https://push.example/send/1',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
} as const;

const noPush: PushBrowser = {
  standing: () => 'unsupported',
  current: () => Promise.resolve(undefined),
  ask: () => Promise.resolve(false),
  subscribe: () => Promise.resolve(undefined),
  unsubscribe: () => Promise.resolve(),
};

/** A browser with messages, in one of its states. */
export const pushOf = (state: ScenarioOptions['push']): PushBrowser => {
  if (state === undefined) return noPush;
  let held = state === 'on' ? subscription : undefined;
  return {
    standing: () => (state === 'denied' ? 'denied' : 'ready'),
    current: () => Promise.resolve(held),
    ask: () => Promise.resolve(state !== 'denied'),
    subscribe: () => {
      held = subscription;
      return Promise.resolve(held);
    },
    unsubscribe: () => {
      held = undefined;
      return Promise.resolve();
    },
  };
};

const device: Value<'pushOn'>['device'] = { topics: ['payments', 'security'], amounts: false };

/** Answers about messages that come while the site is closed. */
export const pushOfMember: {
  readonly pushKey: Value<'pushKey'>;
  readonly pushHere: Value<'pushHere'>;
  readonly pushOn: Value<'pushOn'>;
  readonly pushOff: null;
} = { pushKey: { key: 'B'.repeat(87) }, pushHere: { device }, pushOn: { device }, pushOff: null };
