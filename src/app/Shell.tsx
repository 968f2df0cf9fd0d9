import { useLocation } from 'react-router-dom';
import { routeOf } from '@/config/routes';
import { useEarlierLanguage } from '@/features/language/useEarlierLanguage';
import { FrameFooter } from '@/screens/frame/FrameFooter';
import { FrameHeader } from '@/screens/frame/FrameHeader';
import { FrameTabBar } from '@/screens/frame/FrameTabBar';
import { useCoveredPage } from '@/features/session/useCoveredPage';
import { useOperatorChanges } from '@/data/session/useOperatorChanges';
import { useHydrated } from '@/data/core/useHydrated';
import { ErrorBoundary } from './ErrorBoundary';
import { LazyPart } from './LazyPart';
import { Page } from './Page';
import { PageTitle } from './PageTitle';
import { SkipLink } from './SkipLink';

const loadOverlays = async () => (await import(/* webpackChunkName: "overlays" */ './Overlays')).Overlays;

/** The frame of an open site: header, page, footer and overlays (NAV-07). */
export function Shell() {
  const headerOnly = routeOf(useLocation().pathname)?.layout === 'headerOnly';
  const hydrated = useHydrated();
  useEarlierLanguage();
  useOperatorChanges();
  useCoveredPage();
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
          <LazyPart load={loadOverlays} fallback={null} />
          <PageTitle />
        </>
      )}
    </>
  );
}
