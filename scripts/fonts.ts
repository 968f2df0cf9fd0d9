// Subsets the fonts to the letters of Vietnamese, English, Portuguese and Malay. Run `node scripts/fonts.ts` after a
// change here; the results are committed, so that a build needs neither this script nor the source fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const source = createRequire(import.meta.url);

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

const ascii = between(0x20, 0x7e);
const latin1 = between(0xa0, 0xff);
const vietnamese = `ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư${between(0x1ea0, 0x1ef9)}`;
const combining = String.fromCodePoint(0x300, 0x301, 0x303, 0x309, 0x323);
const signs = '–—‘’“”…•·₫€©×−';
const pointers = '™→←↑↓›‹';

const titles = ascii + vietnamese + signs;
const text = titles + latin1 + combining + pointers;

const faces = [
  {
    from: 'be-vietnam-pro/400Regular/BeVietnamPro_400Regular',
    to: 'theme/fonts/be-vietnam-pro-400.woff2',
    text,
  },
  {
    from: 'be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold',
    to: 'theme/fonts/be-vietnam-pro-600.woff2',
    text,
  },
  {
    from: 'unbounded/700Bold/Unbounded_700Bold',
    to: 'theme/brands/aurora/fonts/display.woff2',
    text: titles,
  },
  {
    from: 'lexend/600SemiBold/Lexend_600SemiBold',
    to: 'theme/brands/lotus/fonts/display.woff2',
    text: titles,
  },
  {
    from: 'saira/800ExtraBold/Saira_800ExtraBold',
    to: 'theme/brands/kickoff/fonts/display.woff2',
    text: titles,
  },
];

for (const face of faces) {
  const whole = await readFile(source.resolve(`@expo-google-fonts/${face.from}.ttf`));
  const cut = await subsetFont(whole, face.text, { targetFormat: 'woff2', noHinting: true });
  const path = join(root, face.to);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, cut);
  process.stdout.write(`${face.to} ${cut.length} bytes\n`);
}
