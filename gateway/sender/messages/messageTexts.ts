import type { Language } from '#contract/constants';

interface Words {
  /** An SMS or the text of an e-mail. */
  readonly code: (code: string, brand: string, minutes: number) => string;
  readonly codeSubject: (brand: string) => string;
  readonly reset: (link: string, brand: string, account: string, minutes: number) => string;
  readonly resetSubject: (brand: string) => string;
}

const english: Words = {
  code: (code, brand, minutes) =>
    `${code} is your ${brand} code, good for ${minutes} minutes. Do not pass it on to anybody.`,
  codeSubject: (brand) => `Your ${brand} code`,
  reset: (link, brand, account, minutes) =>
    `Somebody asked for a new password for ${account} at ${brand}. To set one, open this link within ${minutes} minutes:\n\n${link}\n\nIf it was not you, ignore this e-mail: nothing has changed.`,
  resetSubject: (brand) => `New password for ${brand}`,
};

const vietnamese: Words = {
  code: (code, brand, minutes) =>
    `${code} là mã ${brand} của bạn, có hiệu lực ${minutes} phút. Không chuyển mã này cho bất kỳ ai.`,
  codeSubject: (brand) => `Mã ${brand} của bạn`,
  reset: (link, brand, account, minutes) =>
    `Có yêu cầu đặt lại mật khẩu cho tài khoản ${account} tại ${brand}. Để đặt mật khẩu mới, hãy mở liên kết này trong ${minutes} phút:\n\n${link}\n\nNếu không phải bạn yêu cầu, hãy bỏ qua thư này: mật khẩu vẫn như cũ.`,
  resetSubject: (brand) => `Mật khẩu mới cho ${brand}`,
};

/** What is written to members, in the languages that the texts exist in. */
export const messageTexts = (language: Language): Words => (language === 'VI' ? vietnamese : english);
