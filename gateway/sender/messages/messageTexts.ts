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

const chinese: Words = {
  code: (code, brand, minutes) => `${code} 是您的 ${brand} 验证码，${minutes}分钟内有效。请勿转告任何人。`,
  codeSubject: (brand) => `您的 ${brand} 验证码`,
  reset: (link, brand, account, minutes) =>
    `有人申请重置 ${brand} 账号 ${account} 的密码。如需设置新密码，请在${minutes}分钟内打开此链接：\n\n${link}\n\n如非本人操作，请忽略此邮件：密码没有变动。`,
  resetSubject: (brand) => `${brand} 新密码`,
};

const malay: Words = {
  code: (code, brand, minutes) =>
    `${code} ialah kod ${brand} anda, sah selama ${minutes} minit. Jangan beri kod ini kepada sesiapa.`,
  codeSubject: (brand) => `Kod ${brand} anda`,
  reset: (link, brand, account, minutes) =>
    `Ada permintaan kata laluan baharu untuk akaun ${account} di ${brand}. Untuk menetapkannya, buka pautan ini dalam ${minutes} minit:\n\n${link}\n\nJika bukan anda, abaikan e-mel ini: kata laluan anda tidak berubah.`,
  resetSubject: (brand) => `Kata laluan baharu untuk ${brand}`,
};

const thai: Words = {
  code: (code, brand, minutes) => `${code} คือรหัส ${brand} ของคุณ ใช้ได้ ${minutes} นาที อย่าบอกรหัสนี้กับใคร`,
  codeSubject: (brand) => `รหัส ${brand} ของคุณ`,
  reset: (link, brand, account, minutes) =>
    `มีผู้ขอตั้งรหัสผ่านใหม่ของบัญชี ${account} ที่ ${brand} หากต้องการตั้ง เปิดลิงก์นี้ภายใน ${minutes} นาที:\n\n${link}\n\nหากไม่ใช่คุณ ไม่ต้องทำอะไร รหัสผ่านยังเหมือนเดิม`,
  resetSubject: (brand) => `รหัสผ่านใหม่สำหรับ ${brand}`,
};

const portuguese: Words = {
  code: (code, brand, minutes) =>
    `${code} é seu código ${brand}, válido por ${minutes} minutos. Não passe a ninguém.`,
  codeSubject: (brand) => `Seu código ${brand}`,
  reset: (link, brand, account, minutes) =>
    `Alguém pediu uma nova senha para ${account} em ${brand}. Para criá-la, abra este link em ${minutes} minutos:\n\n${link}\n\nSe não foi você, ignore este e-mail: sua senha continua a mesma.`,
  resetSubject: (brand) => `Nova senha para ${brand}`,
};

const written: Partial<Record<Language, Words>> = {
  VI: vietnamese,
  CN: chinese,
  MS: malay,
  TY: thai,
  PT: portuguese,
};

/** What is written to members, in the languages that the texts exist in. */
export const messageTexts = (language: Language): Words => written[language] ?? english;
