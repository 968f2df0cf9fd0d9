import type { Texts } from '../../brands/languages/texts.ts';
import malay from './names/ms.json' with { type: 'json' };
import portuguese from './names/pt.json' with { type: 'json' };
import thai from './names/th.json' with { type: 'json' };
import chinese from './names/zh.json' with { type: 'json' };

const written = { CN: chinese, MS: malay, TY: thai, PT: portuguese } as const;

/** The names of a lottery in every language that its name is written in. */
export const lotteryNames = (code: string, given: Texts<string>): Texts<string> => ({
  ...Object.fromEntries(
    Object.entries<Readonly<Record<string, string>>>(written).flatMap(([language, names]) =>
      names[code] === undefined ? [] : [[language, names[code]]],
    ),
  ),
  ...given,
});
