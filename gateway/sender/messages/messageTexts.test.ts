import { languages } from '#contract/constants';
import { messageTexts } from './messageTexts.ts';

test.each(languages)(
  'I18N-01 what is written in %s says the code or link and how long it holds',
  (language) => {
    const { code, codeSubject, reset, resetSubject } = messageTexts(language);
    expect(code('123456', 'Aurora', 5)).toMatch(/123456.*Aurora.*5/);
    const letter = reset('https://aurora.example/reset#t', 'Aurora', 'linh88', 30);
    expect(letter).toMatch(/\n\nhttps:\/\/aurora\.example\/reset#t\n\n/);
    for (const said of ['Aurora', 'linh88', '30']) expect(letter).toContain(said);
    for (const subject of [codeSubject('Aurora'), resetSubject('Aurora')])
      expect(subject).toContain('Aurora');
  },
);

test.each(['VI', 'CN', 'MS', 'TY', 'PT'] as const)(
  'I18N-01 members who read %s were written to in English',
  (language) => {
    expect(messageTexts(language).codeSubject('Aurora')).not.toBe(messageTexts('EN').codeSubject('Aurora'));
  },
);
