import type { Banner } from '#contract/wireTypes';
import type { AddressRules } from '@/domain/address';
import { bannerTarget } from '@/domain/bannerTarget';

/**
 * The address of a banner's link; undefined if it leads nowhere. For a game, a guest is first asked to log in (spec
 * §6).
 */
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
