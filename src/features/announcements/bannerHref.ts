import type { Banner } from '#contract/wireTypes';
import type { AddressRules } from '@/domain/address';
import { bannerTarget } from '@/domain/bannerTarget';

/** What the link of a banner says; undefined for one that leads nowhere. A game asks a guest to log in first (spec §6). */
export const bannerHref = (
  banner: Pick<Banner, 'linkageType' | 'link'>,
  rules: AddressRules,
  { isLogin, login }: { isLogin: boolean; login: string },
): string | undefined => {
  const target = bannerTarget(banner, rules);
  if (target === undefined) return undefined;
  if (target.kind === 'external') return target.href;
  return banner.linkageType === 'game' && !isLogin ? login : target.path;
};
