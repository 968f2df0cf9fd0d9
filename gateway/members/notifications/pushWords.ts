import english from '#locales/en/messages.json' with { type: 'json' };
import malay from '#locales/ms/messages.json' with { type: 'json' };
import portuguese from '#locales/pt/messages.json' with { type: 'json' };
import thai from '#locales/th/messages.json' with { type: 'json' };
import vietnamese from '#locales/vi/messages.json' with { type: 'json' };
import chinese from '#locales/zh/messages.json' with { type: 'json' };
import type { Language } from '#contract/constants';
import { languageTags } from '#contract/languageTags';
import { currencies, exponentOf } from '#contract/money';
import type { PushNote } from '#contract/push';
import type { PushDevice } from '../push/schema.ts';
import type { notifications } from './schema.ts';

type Message = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'params'>;

const wordsOf = {
  VI: vietnamese,
  EN: english,
  CN: chinese,
  MS: malay,
  TY: thai,
  PT: portuguese,
} as const satisfies Record<Language, unknown>;

const amountIn = ({ amount, currency }: Message['params'], tag: string): string => {
  const code = currencies().find((known) => known === currency);
  if (code === undefined || amount === undefined || !/^\d{1,15}$/.test(amount)) return '';
  return new Intl.NumberFormat(tag, { style: 'currency', currency: code }).format(
    Number(amount) / 10 ** exponentOf(code),
  );
};

/**
 * What a lock screen shows: the title of the message, and its amount where the member has chosen so. Names, numbers of
 * orders and texts are read in the site.
 */
export const pushWords = (
  { id, kind, params }: Message,
  { language, amounts }: Pick<PushDevice, 'language' | 'amounts'>,
): PushNote => {
  return {
    id,
    kind,
    title: wordsOf[language].kind[kind].title.replace(/\s*\{\{\w+\}\}/g, ''),
    text: amounts ? amountIn(params, languageTags[language]) : '',
  };
};
