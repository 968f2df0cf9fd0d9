import { useEffect, useState, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { limits } from '@/config/limits';
import type { FailureError } from '../core/FailureError';
import type { Site } from './site';
import { SiteContext } from './siteContext';

const mayPass = ({ failure: { kind } }: FailureError) => kind === 'network' || kind === 'timeout';

const configuration = {
  // Answers from the document or from an earlier component are not fetched again on mount; focus and intervals
  // refresh them.
  revalidateIfStale: false,
  focusThrottleInterval: 30_000,
  shouldRetryOnError: mayPass,
  // Retries without limit, so that a page recovers from an outage of any length (SYS-16).
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!mayPass(error)) return;
    const patience = Math.min(retryCount, limits.retrySteps) * limits.retryEvery;
    setTimeout(() => void revalidate({ retryCount }), patience);
  },
} satisfies SWRConfiguration<unknown, FailureError>;

/** Provides the page's data: first the document's answers, then calls. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [cache] = useState(() => new Map());
  useEffect(() => site.keepMerchant(), [site]);
  return (
    <SiteContext value={site}>
      <SWRConfig value={{ ...configuration, provider: () => cache, fallback: { ...site.boot.answers } }}>
        {children}
      </SWRConfig>
    </SiteContext>
  );
}
