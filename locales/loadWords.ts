import type { LanguageTag } from './languages.ts';
import type { Namespace } from './namespaces.ts';
import type { Words } from './words.ts';

interface WholeLanguage {
  readonly loadWhole: (namespace: Namespace) => Promise<{ readonly default: unknown }>;
}

/** Languages that come as one chunk each: the addresses of single files would travel with every first load. */
const whole: Partial<Record<LanguageTag, () => Promise<WholeLanguage>>> = {
  zh: () => import(/* webpackChunkName: "words-zh" */ './whole/zh.ts'),
  ms: () => import(/* webpackChunkName: "words-ms" */ './whole/ms.ts'),
  th: () => import(/* webpackChunkName: "words-th" */ './whole/th.ts'),
  pt: () => import(/* webpackChunkName: "words-pt" */ './whole/pt.ts'),
};

/** Fetches one file of words; for Vietnamese and English webpack cuts a chunk for each. */
export const loadWords = async <Name extends Namespace>(
  tag: LanguageTag,
  namespace: Name,
): Promise<Words[Name]> => {
  const loadLanguage = whole[tag];
  const file =
    loadLanguage === undefined
      ? await import(
          /* webpackChunkName: "words-[request]", webpackInclude: /\/(?:vi|en)\// */ `./${tag}/${namespace}.json`
        )
      : await (await loadLanguage()).loadWhole(namespace);
  return (file as { default: Words[Name] }).default;
};
