import type { Banner } from '#contract/wireTypes';
import type { BannerTexts } from '../../content/schema.ts';
import type { Texts } from '../../brands/languages/texts.ts';

export interface SeedBanner extends Pick<Banner, 'groupName' | 'linkageType'> {
  /** For a promotion its place among `seedPromotions`, from 1. */
  readonly link: string;
  /** The brand's own hero, or a shared picture. */
  readonly art: 'hero' | `/${string}`;
  /** It promises a bonus for signing up or for a first deposit, which some markets forbid. */
  readonly signUpBonus?: true;
  /** So often what it promises is wagered; where the market allows less, it is left out. */
  readonly times?: number;
  readonly texts: Texts<BannerTexts>;
}
