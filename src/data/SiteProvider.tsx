import { useEffect, useState, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { FailureError } from './FailureError';
import type { Site } from './site';
import { SiteContext } from './siteContext';

const mayPass = ({ failure: { kind } }: FailureError) => kind === 'network' || kind === 'timeout';

const configuration = {
  // What the document carried, or an earlier part fetched, counts as the call; focus and intervals refresh it.
  revalidateIfStale: false,
  focusThrottleInterval: 30_000,
  errorRetryCount: 5,
  shouldRetryOnError: mayPass,
} satisfies SWRConfiguration<unknown, FailureError>;

/** Gives the page its data: the answers of the document first, then calls. */
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
