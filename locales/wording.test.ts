import { createInstance } from 'i18next';
import en from './en/rewards.json';
import cashier from './en/cashier.json';
import centre from './en/centre.json';
import forms from './en/forms.json';
import login from './en/login.json';
import security from './en/security.json';
import safer from './en/safer.json';
import errors from './en/errors.json';
import messages from './en/messages.json';
import viCashier from './vi/cashier.json';
import viCentre from './vi/centre.json';
import viLogin from './vi/login.json';
import viSafer from './vi/safer.json';
import viSecurity from './vi/security.json';
import viErrors from './vi/errors.json';
import viForms from './vi/forms.json';
import viRewards from './vi/rewards.json';
import viMessages from './vi/messages.json';
import viRegistration from './vi/registration.json';

test("I18N: 'Wager 1 times' was said of a requirement of once", async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { rewards: en } }, ns: ['rewards'] });
  const translate = i18n.t as unknown as (key: string, options: object) => string;
  const say = (key: string, count: number) => translate(`rewards:${key}`, { count, amount: '10' });
  expect(say('times', 1)).toBe('Wager 1 time');
  expect(say('times', 5)).toBe('Wager 5 times');
  for (const key of ['levelGift', 'friendTerms', 'nextGift']) {
    expect(say(key, 1)).toMatch(/wager 1 time\b/i);
    expect(say(key, 2)).toMatch(/wager 2 times\b/i);
  }
});

test('one thing had several names: each has one', () => {
  expect(viCashier.turnover).toMatchObject({ title: 'Yêu cầu vòng cược', met: 'Đã đủ vòng cược' });
  const codes = [viRegistration.field.affiliateCode, viRegistration.field.referralCode];
  for (const words of [...codes, viErrors.code.invitation_code_error, viForms.inviteCode]) {
    expect(words).toMatch(/^Mã giới thiệu/);
  }
  expect(forms.amount.least).toBe('Minimum {{least}}');
  expect(viSafer.rest.money).toBe(viCentre.page.transactionHistory);
  expect(safer.rest.money).toBe(centre.page.transactionHistory);
  for (const [{ check }, { banks }, { deposit }] of [
    [login, security, cashier],
    [viLogin, viSecurity, viCashier],
  ] as const) {
    const owners = [check.method.bankName, check.label.bankName, banks.owner, deposit.fact.accountName];
    expect(new Set(owners).size).toBe(1);
  }
  expect(safer.limit.title.deposit.day).toBe('Daily deposit limit');
  expect(en.missionsOf).toEqual({ day: 'Daily missions', week: 'Weekly missions' });
});

test("'Vòng cược n lần' was a term of the old rule: what can be done is said (SAFE-05)", () => {
  expect(JSON.stringify(viRewards)).not.toMatch(/vòng cược \{\{count\}\}/i);
  expect(viRewards.times_other).toBe('Cược đủ {{count}} lần để rút');
});

test('words for payouts in coins spoke of a bank', () => {
  for (const { withdraw, appeal, proof, reason } of [cashier, viCashier]) {
    const said = [
      ...[withdraw.arrival, withdraw.ask, withdraw.caseText, appeal.lead],
      ...[proof.needed, proof.wished, reason.refusedByBank],
    ];
    for (const words of said) expect(words).not.toMatch(/\bbank|ngân hàng|tài khoản/i);
  }
  for (const { withdrawalDisputed } of [messages.kind, viMessages.kind])
    expect(withdrawalDisputed.text).not.toMatch(/bank|ngân hàng/);
});

test('two texts of the error catalogue were missing (ERR-01)', () => {
  expect(errors.code.account_unknown).toBe('Username/Email does not exist');
  expect(errors.code.popup_closed).toMatch(/closed.*login failed, please try again/i);
});
