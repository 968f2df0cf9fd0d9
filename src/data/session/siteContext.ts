import { createContext, use } from 'react';
import type { Site } from './site';

export const SiteContext = createContext<Site | undefined>(undefined);

export const useSite = (): Site => {
  const site = use(SiteContext);
  if (site === undefined) throw new Error('No <SiteProvider> above');
  return site;
};
