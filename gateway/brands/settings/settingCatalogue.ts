interface SwitchSetting {
  readonly kind: 'switch';
  readonly fallback: boolean;
  readonly help: string;
}

interface NumberSetting {
  readonly kind: 'number';
  readonly fallback: number;
  readonly least: number;
  readonly most: number;
  readonly help: string;
}

/** Stored as minor units. */
interface MoneySetting {
  readonly kind: 'money';
  readonly fallback: null;
  /** The default, in money steps of the brand. */
  readonly steps: number;
  readonly help: string;
}

const onByDefault = { kind: 'switch', fallback: true } as const;
const offByDefault = { kind: 'switch', fallback: false } as const;

type Setting = SwitchSetting | NumberSetting | MoneySetting;

/** What an operator may set per brand besides flags and field rules; none of them can loosen a limit of ours. */
export const settingCatalogue = {
  captchaRegister: { ...offByDefault, help: 'whether the registration asks for the captcha' },
  captchaPassword: { ...offByDefault, help: 'whether forgot password asks for the captcha' },
  captchaAfter: {
    kind: 'number',
    fallback: 5,
    least: 1,
    most: 5,
    help: 'failed log-ins of an account after which the captcha is asked for',
  },
  humanLogin: { ...onByDefault, help: 'whether a log-in with password needs human verification' },
  humanRegister: { ...onByDefault, help: 'whether a registration needs human verification' },
  humanSms: { ...onByDefault, help: 'whether sending a code needs human verification' },
  humanPassword: { ...onByDefault, help: 'whether forgot password needs human verification' },
  ipCheck: { ...onByDefault, help: 'whether a log-in from an unknown place asks for an extra check' },
  passwordDays: {
    kind: 'number',
    fallback: 90,
    least: 1,
    most: 3_650,
    help: 'days until a password expires, with PWDEXPFORCECHANGE3 on',
  },
  idleMinutes: {
    kind: 'number',
    fallback: 30,
    least: 2,
    most: 30,
    help: 'minutes without a call after which a session ends',
  },
  codeMinutes: {
    kind: 'number',
    fallback: 1,
    least: 1,
    most: 10,
    help: 'minutes before a code can be sent again',
  },
  smsPerDay: {
    kind: 'number',
    fallback: 1_000,
    least: 0,
    most: 1_000_000,
    help: 'codes a day in all; 0 sends none',
  },
  smsPerPrefix: {
    kind: 'number',
    fallback: 200,
    least: 0,
    most: 1_000_000,
    help: 'codes an hour to numbers that begin alike; 0 sends none',
  },
  singleWallet: {
    ...onByDefault,
    help: 'whether games play from the main wallet, without wallets of vendors',
  },
  depositTurnover: {
    kind: 'number',
    fallback: 1,
    least: 0,
    most: 10,
    help: 'times that a deposit has to be wagered before money leaves',
  },
  receiptMinutes: {
    kind: 'number',
    fallback: 60,
    least: 1,
    most: 10_080,
    help: 'minutes after which a withdrawal that was paid counts as received',
  },
  receiptNoticeMinutes: {
    kind: 'number',
    fallback: 15,
    least: 1,
    most: 1_440,
    help: 'minutes before that at which the member is told of it',
  },
  sandboxSeconds: {
    kind: 'number',
    fallback: 6,
    least: 1,
    most: 60,
    help: 'seconds in which the sandbox cashier pays or rejects',
  },
  withdrawalsPerDay: {
    kind: 'number',
    fallback: 5,
    least: 1,
    most: 100,
    help: 'withdrawals a day of a member',
  },
  bankCoolingHours: {
    kind: 'number',
    fallback: 24,
    least: 0,
    most: 720,
    help: 'hours until a new bank account or receiving address takes withdrawals; 0 for at once',
  },
  feedbackLeastWords: {
    kind: 'number',
    fallback: 1,
    least: 1,
    most: 50,
    help: 'words that feedback has at least, where feedbackMostWords is set',
  },
  feedbackMostWords: {
    kind: 'number',
    fallback: 0,
    least: 0,
    most: 200,
    help: 'words that feedback has at most; 0 for at most 140 characters',
  },
  trialHours: { kind: 'number', fallback: 24, least: 1, most: 720, help: 'hours that a trial account lives' },
  operatorActMost: {
    kind: 'money',
    fallback: null,
    steps: 100_000,
    help: 'most money that one command of the operator moves',
  },
  operatorDayMost: {
    kind: 'money',
    fallback: null,
    steps: 1_000_000,
    help: 'most money that commands of the operator move in 24 hours together',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settingCatalogue;

type ValueOf<One extends Setting> = One extends SwitchSetting
  ? boolean
  : One extends MoneySetting
    ? bigint | null
    : number;

export type SettingValue<Name extends SettingName> = ValueOf<(typeof settingCatalogue)[Name]>;

export type Settings = { readonly [Name in SettingName]: SettingValue<Name> };

export const settingNames = Object.keys(settingCatalogue) as SettingName[];

/** Pairs whose first may not exceed the second; a second of 0 sets no bound. */
const orderedSettings = [
  ['feedbackLeastWords', 'feedbackMostWords'],
  ['receiptNoticeMinutes', 'receiptMinutes'],
] as const satisfies readonly (readonly [SettingName, SettingName])[];

/** The pair of a setting that its value would put out of order, or nothing. */
export const settingsOutOfOrder = (
  name: SettingName,
  settings: Settings,
): (typeof orderedSettings)[number] | undefined =>
  orderedSettings.find(
    ([lower, upper]) =>
      (name === lower || name === upper) && settings[upper] !== 0 && settings[lower] > settings[upper],
  );

/** What a setting takes, for the operator: "on or off", "1 to 10". */
export const settingRange = (name: SettingName): string => {
  const setting: Setting = settingCatalogue[name];
  if (setting.kind === 'switch') return 'on or off';
  return setting.kind === 'money' ? 'an amount' : `${setting.least} to ${setting.most}`;
};

/** The value that a text stands for, or nothing when it cannot be meant. */
export const readSetting = (name: SettingName, text: string): boolean | number | bigint | undefined => {
  const setting: Setting = settingCatalogue[name];
  if (setting.kind === 'switch') return text === 'on' ? true : text === 'off' ? false : undefined;
  if (setting.kind === 'money') return /^\d{1,18}$/.test(text) ? BigInt(text) : undefined;
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return value >= setting.least && value <= setting.most ? value : undefined;
};
