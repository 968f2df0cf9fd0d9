import { createContext, use } from 'react';
import type { LoadChunk } from './loadChunk';
import type { Report } from './createReport';

/** Browser services that the page's frame needs; injected, so that tests can replace them. */
export interface PageServices {
  readonly report: Report;
  readonly loadChunk: LoadChunk;
}

export const PageServicesContext = createContext<PageServices | undefined>(undefined);

export const usePageServices = (): PageServices => {
  const services = use(PageServicesContext);
  if (services === undefined) throw new Error('No page services above');
  return services;
};
