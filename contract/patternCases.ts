import type { PatternId } from './patterns.ts';

interface PatternCases {
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
}

/**
 * Texts of 1 to 64 characters that each pattern accepts and refuses; the tests of site and gateway both use them
 * (VAL-01).
 */
export const patternCases = {
  any: {
    accepted: ['a', ' ', 'Đỗ Hữu Chuẩn', 'こんにちは', '한국어', 'ภาษาไทย', '🎲', '*', '<b>'],
    refused: ['a\u0000', 'a\nb', 'x\u001b[0m', '\ud800'],
  },
  letterThenLettersDigits: {
    accepted: ['a', 'minhanh92', 'A1b2', 'Z'],
    refused: ['9lives', 'minh anh', 'minh_anh', 'Ánh', 'đức1', 'аdmin', 'a\u200b', ' a', 'a '],
  },
  chineseDigits: {
    accepted: ['张伟', '张伟88', '8', '𠮷野'],
    refused: ['张 伟', 'abc', '张a', 'ひ', '８', '张。'],
  },
  email: {
    accepted: ['ten@vidu.com', 'a.b+c@mail.example.vn', "o'hara@x-y.example", '1@2.io', 'A_B@C.DE'],
    refused: [
      'ten@vidu',
      '@vidu.com',
      'ten@',
      'a b@vidu.com',
      '.a@vidu.com',
      'a.@vidu.com',
      'a..b@vidu.com',
      'a@-vidu.com',
      'a@vidu-.com',
      'a@@vidu.com',
      'tên@vidu.com',
      'a@vidu.com\n',
      'a@1.2.3.4',
    ],
  },
  lettersOrDigits: {
    accepted: ['abc', '123', 'aB3'],
    refused: ['a b', 'a-b', 'ă', '１２', 'a_', '٣'],
  },
  lettersAndDigits: {
    accepted: ['a1', '1a', 'AbC123'],
    refused: ['abc', '123', 'a 1', 'a1!', 'á1'],
  },
  digits: {
    accepted: ['0', '0912345678', '7'.repeat(64)],
    refused: ['12a', '1 2', '-1', '1.5', '１２', '٣', '๑'],
  },
  alphanumericUppercase: {
    accepted: ['A', 'aB1', '1Z'],
    refused: ['ab1', '123', 'A b', 'Á', 'A!'],
  },
  englishSpaces: {
    accepted: ['John Smith', 'a', 'Nguyen Thi'],
    refused: ['John1', 'Nguyễn', 'John-Paul', '   ', 'a\tb', 'a\u00a0b'],
  },
  noSpaces: {
    accepted: ['abc', '!@#', 'mậtkhẩu', 'ภาษา', '비밀', '🔒1'],
    refused: ['a b', ' a', 'a ', 'a\tb', 'a\u00a0b', 'a\u3000b'],
  },
  chinesePunctuation: {
    accepted: ['你好，世界。', '张伟', '《红楼梦》', '王·小明', '“好”'],
    refused: ['你好,世界', 'abc', '你好1', '你 好', '한'],
  },
  date: {
    accepted: ['2000-12-31', '12-31-2000', '2024-02-29', '02-29-2024', '1970-01-01'],
    refused: [
      '2023-02-29',
      '31-12-2000',
      '2000-13-01',
      '2000-00-10',
      '2000-1-1',
      '2000/12/31',
      '20001231',
      '2000-04-31',
    ],
  },
  lettersSpaces: {
    accepted: ['Nguyễn Ngữ Huệ Mẫn', 'John', 'สมชาย ใจดี', '김 철수', '山田 太郎', 'Ý'],
    refused: ['John1', 'a-b', 'a.b', '  ', 'a\tb'],
  },
  korean: {
    accepted: ['김철수', '한', 'ㄱㄴ'],
    refused: ['김 철수', 'Kim', '金', '김1', 'ひ'],
  },
  thai: {
    accepted: ['สมชาย', 'น้ำ', 'ก๑'],
    refused: ['สม ชาย', 'Somchai', 'สม1', 'ລາວ'],
  },
  thaiEnglishSpaces: {
    accepted: ['สมชาย ใจดี', 'Somchai', 'สมชาย Jaidee', 'น้ำ'],
    refused: ['สมชาย1', 'Nguyễn', '  ', 'a-b', '한'],
  },
  uppercaseSpaces: {
    accepted: ['NGUYEN THI NGOC HUYEN', 'ĐỖ HỮU CHUẨN', 'A'],
    refused: ['Nguyen', 'A1', '  ', 'A-B', '한'],
  },
  lettersDigitsSymbols: {
    accepted: ['abc', 'a1!', '#$%', 'mậtkhẩu1!', 'パス1!', '비밀+'],
    refused: ['a b', 'a\tb', 'a\u200b', 'a\u3000b'],
  },
  upperLowerDigitSymbol: {
    accepted: ['Aa1!', 'Mật khẩu 8_', 'Đức9+', 'aA1€'],
    refused: ['aa1!', 'AA1!', 'Aaa!', 'Aa11', 'Aa 1'],
  },
  fullName: {
    accepted: [
      'Nguyễn Văn A',
      'John Smith',
      "Conan O'Brien",
      'Jean-Luc Picard',
      'สมชาย ใจดี',
      '김 철수',
      '山田 太郎',
      'J. R. Tolkien',
      '王小明',
      '迪丽热巴·迪力木拉提',
      'Muthu a/l Raman',
    ],
    refused: [
      'John',
      'John  Smith',
      ' John Smith',
      'John Smith ',
      'John 5',
      'John Smith1',
      '- -',
      '王',
      '王小明1',
      '·王',
      'John\nSmith',
    ],
  },
  japaneseFullWidth: {
    accepted: ['やまだ', 'ヤマダ', '山田太郎', 'ガギグ', 'ラーメン', 'ＡＢＣ１２３', '山田　太郎', 'ー'],
    refused: ['ﾔﾏﾀﾞ', 'ヤマダﾞ', 'abc', '123', '山田 太郎', '한'],
  },
  uppercase: {
    accepted: ['ABC', 'ĐỨC', 'A'],
    refused: ['Abc', 'A B', 'A1', 'A-B', '山'],
  },
  digitsFrom9: {
    accepted: ['9', '912345678'],
    refused: ['0912', '9a', '9 1', '９１', '89'],
  },
} as const satisfies Record<PatternId, PatternCases>;
