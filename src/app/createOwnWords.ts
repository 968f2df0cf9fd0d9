import type { BootBrand } from '#contract/boot';
import type { OwnWords } from '#locales/createI18n';

/** The brand's own words; undefined for most brands, whose visitors do not load the code. */
export const createOwnWords = ({ words }: Pick<BootBrand, 'words'>): OwnWords | undefined => {
  if (Object.keys(words).length === 0) return undefined;
  let made: Promise<OwnWords> | undefined;
  return async (...read) => {
    made ??= import(/* webpackChunkName: "own-words" */ './ownWordsOf').then(({ ownWordsOf }) =>
      ownWordsOf(words),
    );
    return (await made)(...read);
  };
};
