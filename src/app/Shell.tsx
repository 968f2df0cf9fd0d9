import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '@/config/routes';
import { useEarlierLanguage } from '@/features/language/useEarlierLanguage';
import { FrameFooter } from '@/screens/frame/FrameFooter';
import { FrameHeader } from '@/screens/frame/FrameHeader';
import { FrameTabBar } from '@/screens/frame/FrameTabBar';
import { useOperatorChanges } from '@/data/useOperatorChanges';
import { usePermission } from '@/data/usePermission';
import { useHydrated } from '@/data/useHydrated';
import { ConnectionNotice } from './ConnectionNotice';
import { ErrorBoundary } from './ErrorBoundary';
import { HeadLinks } from './HeadLinks';
import { Page } from './Page';
import { PageTitle } from './PageTitle';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';

const Analytics = lazy(async () => ({
  default: (await import('@/features/analytics/Analytics')).Analytics,
}));

const RightBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overlays" */ '@/screens/frame/FrameRightBar')).FrameRightBar,
}));

const Modals = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overlays" */ '@/screens/modals/Modals')).Modals,
}));

const SessionKeeper = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overlays" */ '@/features/session/SessionKeeper'))
    .SessionKeeper,
}));

/** The frame of an open site: header, page, footer, and what lies over them (NAV-07). */
export function Shell() {
  const headerOnly = routeOf(useLocation().pathname)?.layout === 'headerOnly';
  const hydrated = useHydrated();
  const analytics = usePermission().value?.info.gtagId;
  useEarlierLanguage();
  useOperatorChanges();
  return (
    <>
      <SkipLink />
      <ErrorBoundary>
        <FrameHeader oneRow={headerOnly} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
      {!headerOnly && <FrameFooter />}
      {!headerOnly && <FrameTabBar />}
      {hydrated && (
        <>
          <ErrorBoundary>
            <Suspense>
              <Modals />
            </Suspense>
          </ErrorBoundary>
          <Suspense>
            <SessionKeeper />
            {!headerOnly && <RightBar />}
          </Suspense>
          {analytics && (
            <Suspense>
              <Analytics id={analytics} />
            </Suspense>
          )}
          <ConnectionNotice />
          <ScrollToTop />
          <PageTitle />
          <HeadLinks />
        </>
      )}
    </>
  );
}
