import { globSync, readFileSync } from 'node:fs';
import type { EndpointName } from '#contract/endpoints';

const source = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/test*.ts*'] })
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Spec §7 'login and account', with what the further ways in need; help and feedback come with their screens. */
const calls = [
  ...(['status', 'permission', 'whitelabel', 'registerSetting', 'publicSetting', 'countryCodes'] as const),
  ...([
    'captcha',
    'humanChallenge',
    'login',
    'loginCheck',
    'loginCheckCode',
    'loginSms',
    'remembered',
  ] as const),
  ...(['handOver', 'socialStart', 'socialFinish', 'loginFreePlay', 'logout', 'sessionInfo'] as const),
  ...([
    'register',
    'registerMobile',
    'registerSms',
    'affiliate',
    'firstLogin',
    'memberInfo',
    'memberIcon',
  ] as const),
  ...([
    'changePassword',
    'forgotByEmail',
    'forgotByPhone',
    'resetByLink',
    'devices',
    'signOutDevice',
  ] as const),
  ...([
    'twoFactor',
    'twoFactorEnrol',
    'twoFactorConfirm',
    'twoFactorDisable',
    'announcements',
    'report',
  ] as const),
] satisfies EndpointName[];

// `domainRoute` comes with the answer of `permission` and counts as its call.
test.each(calls)('API-02 the site makes the call %s', (name) => {
  expect(source).toContain(`'${name}'`);
});
