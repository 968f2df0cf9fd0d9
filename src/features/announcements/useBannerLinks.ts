import type { Banner } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSession } from '@/data/session/useSession';
import { bannerHref } from './bannerHref';

const hostsOf = (links: Readonly<Record<string, string>>): string[] =>
  Object.values(links).flatMap((link) => {
    const url = URL.parse(link);
    return url ? [url.hostname] : [];
  });

/** Resolves banner links: inside the site, or to a host that the brand links to. */
export const useBannerLinks = () => {
  const { boot, origin } = useSite();
  const isLogin = useSession().token !== undefined;
  const login = useModalAddress()('login');
  const rules = { origin, hosts: hostsOf(boot.brand.links) };
  return (banner: Banner): string | undefined => bannerHref(banner, rules, { isLogin, login });
};
