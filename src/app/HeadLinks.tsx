import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDomainRoute } from '@/data/session/useDomainRoute';
import { usePermission } from '@/data/session/usePermission';

const point = (rel: string, address: string): void => {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (link !== null && link.href !== address) link.href = address;
};

/** Keeps icon and canonical link in line with the gateway: the canonical host is the main domain (SYS-14). */
export function HeadLinks() {
  const { pathname } = useLocation();
  const favicon = usePermission().value?.info?.whitelabelVal?.favicon;
  const mainDomain = useDomainRoute().value?.mainDomain;
  useEffect(() => {
    const icon = favicon ? URL.parse(favicon, location.origin) : null;
    if (icon) point('icon', icon.href);
  }, [favicon]);
  useEffect(() => {
    if (mainDomain) point('canonical', `${location.protocol}//${mainDomain}${pathname}`);
  }, [mainDomain, pathname]);
  return null;
}
