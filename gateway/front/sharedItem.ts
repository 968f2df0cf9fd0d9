import Type from 'typebox';
import { Check } from 'typebox/value';
import type { Language } from '#contract/constants';
import type { CallGateway, Visitor } from './callGateway.ts';
import type { HeadWords } from './siteFiles.ts';

/** A promotion or a post that an address opens above a page: what is shown where it is shared. */
export interface SharedItem {
  readonly head: HeadWords;
  /** Address of its picture. */
  readonly picture: string;
}

const Answer = Type.Object({
  value: Type.Object({ title: Type.String(), lead: Type.String(), image: Type.String() }),
});

/** The largest file of a picture of ours; another address stays as it is. */
const pictureOf = (image: string): string => {
  if (!image.startsWith('/')) return image;
  return `${image}-${image.startsWith('/art/props/') ? 380 : 780}.webp`;
};

const calls = {
  promotion: (item: string, language: Language) => ({ id: item, language }),
  post: (item: string, language: Language) => ({ slug: item, language }),
} as const;

/** Undefined for an address that opens neither, and for an item that is not there. */
export const sharedItem = async (
  call: CallGateway,
  { searchParams }: URL,
  language: Language,
  visitor: Visitor,
): Promise<SharedItem | undefined> => {
  const modal = searchParams.get('modal');
  const item = searchParams.get('item');
  if ((modal !== 'promotion' && modal !== 'post') || item === null) return undefined;
  try {
    const answer = await call(modal, calls[modal](item, language), visitor);
    if (!Check(Answer, answer)) return undefined;
    const { title, lead, image } = answer.value;
    return { head: { title: `${title} | {{brand}}`, description: lead }, picture: pictureOf(image) };
  } catch {
    // The page is written without it, whatever kept the answer away.
    return undefined;
  }
};
