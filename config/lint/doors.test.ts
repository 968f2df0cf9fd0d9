import { ESLint } from 'eslint';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const refusals = async (filePath: string, code: string): Promise<string[]> => {
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
    ruleFilter: ({ ruleId }) => /restricted/.test(ruleId),
  });
  const [result] = await eslint.lintText(code, { filePath: resolve(root, filePath) });
  return (result?.messages ?? []).map(({ message }) => message);
};

describe('the doors of the house', () => {
  test.each([
    ['src/screens/home/Home.tsx', "import axios from 'axios';", 'src/api'],
    ['src/features/login/useLogin.ts', "import useSWR from 'swr';", 'src/data'],
    ['src/screens/home/Home.tsx', "import { Formik } from 'formik';", 'src/forms'],
    ['src/features/home/Home.tsx', "import Swiper from 'swiper';", 'src/ui'],
    ['src/data/session/session.ts', "import AES from 'crypto-js/aes';", 'src/api/envelope'],
    ['src/ui/actions/Button.tsx', "import { useTranslation } from 'react-i18next';", 'texts by props'],
    ['src/data/session/session.ts', "import Type from 'typebox';", 'contract/schemas'],
    ['src/features/login/x.ts', "window.sessionStorage.getItem('token');", 'src/data/storage/storage'],
    ['src/ui/X.tsx', 'export const x = <p dangerouslySetInnerHTML={{ __html: "" }} />;', 'SafeHtml'],
    ['src/ui/X.tsx', "export const x = { color: '#ff0000' };", 'theme/'],
    ['src/ui/X.tsx', 'export const x = { borderRadius: 8 };', 'theme/'],
    ['src/ui/X.tsx', 'export const x = { fontSize: 12.5 };', 'theme/textSize'],
    ['src/features/login/X.tsx', "export const x = { gap: '4px 12px' };", 'theme/space'],
    ['src/screens/home/X.tsx', 'export const x = { marginInline: -14 };', 'theme/space'],
    ['src/screens/home/X.tsx', 'export const x = { margin: `4px auto ${x}` };', 'theme/space'],
    ['src/ui/X.tsx', 'export const x = <input type="date" />;', 'src/ui/fields/DateField'],
    ['src/ui/X.tsx', "export const x = <input type={'datetime-local'} />;", 'src/ui/fields/DateField'],
    ['stories/ui/X.stories.tsx', "export const x = { type: 'month' };", 'src/ui/fields/DateField'],
    [
      'src/ui/X.tsx',
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker'; export const x = DatePicker;",
      'Trusted Types',
    ],
    ['src/screens/x/X.tsx', "window.open('https://example.com');", 'src/app/leave'],
  ])('LIB-04 in %s, %s is refused and the refusal names the door', async (file, code, door) => {
    expect((await refusals(file, code)).join('\n')).toContain(door);
  });

  test.each([
    "expect(async () => { await page.keyboard.press('ArrowDown'); await expect(first).toBeFocused(); }).toPass();",
    'expect(async () => { if (await button.isVisible()) await button.click(); }).toPass({ timeout: 9 });',
    'expect(async () => { await press(button); }).toPass();',
    'expect.poll(async () => { await button.click(); return count(); }).toBe(1);',
    'expect(opens).toPass();',
    'expect(async () => { await button.click(); await page.reload(); }).toPass();',
  ])('FIX-08 a journey that repeats an act is refused: %s', async (code) => {
    expect(await refusals('e2e/journeys/x.spec.ts', code)).not.toEqual([]);
  });

  test('a journey may load a page again and act on it until it shows what it should', async () => {
    const code =
      'expect(async () => { await page.reload(); await tab.click(); await expect(games).toBeVisible(); }).toPass(); button.click();';
    expect(await refusals('e2e/journeys/x.spec.ts', code)).toEqual([]);
  });

  test('code that uses the named module is allowed', async () => {
    expect(await refusals('src/api/client.ts', "import axios from 'axios';")).toEqual([]);
    expect(await refusals('src/data/storage/storage.ts', "window.localStorage.getItem('x');")).toEqual([]);
    const sized =
      "import { textSize } from '#theme/textSize'; export const x = { fontSize: textSize.note, gap: 0, margin: '0 auto' };";
    expect(await refusals('src/ui/X.tsx', sized)).toEqual([]);
  });
});
