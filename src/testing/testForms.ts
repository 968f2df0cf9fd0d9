import { modules, type ModuleId } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import type { testGateway } from './testSite';

export const testPublicSetting: Value<'publicSetting'> = {
  captcha: { register: false, password: false },
  human: { login: false, register: false, sms: false, password: false, trial: false },
  sms: 'own',
  social: [],
  age: 21,
  feedbackWords: null,
  idleSeconds: 1_800,
};

/** Answers that every form needs before it renders: the modules that are on, and its requirements. */
export const answersForms = (
  gateway: ReturnType<typeof testGateway>,
  on: readonly ModuleId[],
  setting: Partial<Value<'publicSetting'>> = {},
): void => {
  gateway.answers(
    'whitelabel',
    modules.map((modId) => ({ modId, enabled: on.includes(modId) ? '1' : '0' })),
  );
  gateway.answers('publicSetting', { ...testPublicSetting, ...setting });
  gateway.answers('permission', { info: {} } as Value<'permission'>);
  gateway.answers('passwordHint', { weakness: null });
  gateway.answers('countryCodes', {
    preferred: '84',
    codes: [
      { country: 'VN', name: 'Việt Nam', dialingCode: '84' },
      { country: 'TH', name: 'Thái Lan', dialingCode: '66' },
    ],
  });
};
