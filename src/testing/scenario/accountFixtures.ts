import { modules, type ModuleId } from '#contract/constants';
import type { EntryCheck, Value } from '#contract/wireTypes';
import { storyTime } from '../samples';

const rule = (
  field: string,
  minLength: number,
  maxLength: number,
  patternId: string | null,
  required = true,
): Value<'registerSetting'>['rules'][number] => ({
  field,
  enabled: true,
  required,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: null,
});

export const usualRules = [
  rule('username', 4, 16, 'letterThenLettersDigits'),
  rule('mobileNum', 9, 11, 'digits', false),
  rule('password', 8, 16, 'upperLowerDigitSymbol'),
  rule('confirmPassword', 8, 16, 'upperLowerDigitSymbol'),
  rule('referralCode', 0, 32, null, false),
];

/** Every possible field, more than an operator would require. */
export const everyRule = [
  ...usualRules,
  rule('payeeName', 2, 60, 'uppercaseSpaces'),
  rule('fullName', 2, 60, 'fullName', false),
  rule('nickname', 1, 32, 'any', false),
  rule('email', 5, 64, 'email'),
  rule('birthday', 0, 255, 'date'),
  rule('paymentPassword', 6, 6, 'digits'),
  rule('idNumber', 9, 12, 'digits', false),
  ...['line', 'whatsapp', 'facebook', 'wechat', 'qqNum', 'zalo', 'skype', 'telegram'].map((field) =>
    rule(field, 0, 64, null, false),
  ),
  ...['address', 'nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth', 'affiliateCode'].map(
    (field) => rule(field, 0, 255, null, false),
  ),
];

export const publicSetting: Value<'publicSetting'> = {
  captcha: { register: false, password: false },
  human: { login: false, register: false, sms: false, password: false, trial: false },
  sms: 'own',
  social: [
    { id: 'google', name: 'Google' },
    { id: 'facebook', name: 'Facebook' },
  ],
  age: 21,
  feedbackWords: null,
  idleSeconds: 1_800,
};

export const countryCodes: Value<'countryCodes'> = {
  preferred: '84',
  codes: [
    { country: 'VN', name: 'Việt Nam', dialingCode: '84' },
    { country: 'TH', name: 'Thái Lan', dialingCode: '66' },
    { country: 'KR', name: 'Hàn Quốc', dialingCode: '82' },
  ],
};

export const whitelabel = (on: readonly ModuleId[]): Value<'whitelabel'> =>
  modules.map((modId) => ({ modId, enabled: on.includes(modId) ? '1' : '0' }));

/** A picture with the letters 47K2M. */
export const captchaPicture = [
  'iVBORw0KGgoAAAANSUhEUgAAAHAAAAAkCAAAAAB0lOF2AAABgklEQVR42r3X25GDMAwFUBe2BaSAFEABW8rtlCZiWAx6XElkZrE+',
  'MgxhfEC2/GhY6/jPZ9pEa4820UrAB/PcJloOnDJ+2njmp8e4Ka/vtLOcgf03B+ERBxbfJawchEgpA1898LoibGfRsd377TH+365h',
  '+5CA0opA6JRSEBIPQJxfaMF3j2Fd1zq9F4jVfq0HoVNKwSM/KQidUgoiGaUDhEAiEAciw4KoymIbPxYhIGRKAxAnIsOODduHEltM',
  'XcQgdEopCJ1SCoKPUgWC9KEFYfqPgajLYq8LOmhEgA0YA8JPbQ5EOEplf9k+tGC33qwUZPS5JS8L2V8piD8yBeGnNgfKHEpQYji/',
  'MAZBEAu6tYCA0CmlIHRKKQi6xdAg1KTN6xDlajHeJwehU0pB1GUh59UQZDVoQdRlsaIuCz2vBiD81OZA1GVB9hIeRLpajHbKsoj2',
  'LQpEuVqc7aTgN3u/DLzTTvvCysDb79wmn2US8KF9eJt8lnHg4+eLNvksc4ATz90f9HFiPOTSGtQAAAAASUVORK5CYII=',
].join('');

export const check = (reason: EntryCheck['reason']): EntryCheck => ({
  ticket: 'story',
  reason,
  methods:
    reason === 'twoFactor'
      ? [{ method: 'authenticator', target: null }]
      : [
          { method: 'mobile', target: '09** *** 678' },
          { method: 'email', target: 'm***@vidu.com' },
          { method: 'bankName', target: null },
          { method: 'authenticator', target: null },
        ],
});

const ago = (minutes: number) => new Date(storyTime() - minutes * 60_000).toISOString();

export const devices: Value<'devices'>['devices'] = [
  {
    id: 'd1',
    agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36',
    ip: '203.0.113.24',
    createdAt: ago(40),
    seenAt: ago(0),
    current: true,
  },
  {
    id: 'd2',
    agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    createdAt: ago(3_000),
    seenAt: ago(220),
    current: false,
  },
  {
    id: 'd3',
    agent: 'curl/8.0',
    ip: '198.51.100.7',
    createdAt: ago(9_000),
    seenAt: ago(8_000),
    current: false,
  },
];

export const enrolment: Value<'twoFactorEnrol'> = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Aurora88:minhanh92?issuer=Aurora88&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

export const recoveryCodes: Value<'twoFactorConfirm'>['recoveryCodes'] = [
  'k4m7x-9tqre',
  'w2hzn-6pfda',
  'c8vyb-3sjgu',
  'r5eqt-7wkmx',
  'n9daf-4zhcp',
  'g3ujs-8bvye',
  'x6mkw-2rtqn',
  'p7cfz-5dhae',
  'b2gys-9uvje',
  't4nrx-6wkqm',
];
