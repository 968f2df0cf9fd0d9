import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { agentPageOf } from '@/config/agentPageOf';
import { memberPageOf } from '@/config/memberPageOf';
import { routeOf } from '@/config/routes';
import { useIdentity } from '@/data/session/useIdentity';
import { useModule } from '@/data/session/useModule';
import { usePermission } from '@/data/session/usePermission';
import { watchInstall } from '@/data/core/installPrompt';
import { useRealityCheckDue } from '@/data/storage/useRealityCheckDue';
import { useSearchKey } from '@/features/games/useSearchKey';
import { HumanCheckHost } from '@/features/human/HumanCheckHost';
import { usePopupOpener } from '@/features/popups/usePopupOpener';
import { SessionKeeper } from '@/features/session/SessionKeeper';
import { ToastHost } from '@/features/toasts/ToastHost';
import { useSupportPanel } from '@/data/session/useSupportPanel';
import { SupportNews } from '@/features/support/SupportNews';
import { FrameRightBar } from '@/screens/frame/FrameRightBar';
import { Modals } from '@/screens/modals/Modals';
import { ConnectionNotice } from './ConnectionNotice';
import { ErrorBoundary } from './ErrorBoundary';
import { LazyPart } from './LazyPart';
import { HeadLinks } from './HeadLinks';
import { registerWorker } from './registerWorker';
import { ScrollMemory } from './ScrollMemory';
import { ScrollToTop } from './ScrollToTop';
import { watchVitals } from './watchVitals';

const loadMemberCentre = async () =>
  (await import(/* webpackChunkName: "member-centre" */ './MemberCentre')).MemberCentre;

const loadAgentCentre = async () =>
  (await import(/* webpackChunkName: "agent-centre" */ './AgentCentre')).AgentCentre;

const loadContractPopup = async () =>
  (await import(/* webpackChunkName: "contract-popup" */ './ContractPopup')).ContractPopup;

const loadRealityCheck = async () =>
  (await import(/* webpackChunkName: "safer-play" */ '@/features/safer-play/RealityCheck')).RealityCheck;

const loadSupportPanel = async () =>
  (await import(/* webpackChunkName: "support-chat" */ '@/features/support/SupportPanel')).SupportPanel;

const Analytics = lazy(async () => ({
  default: (await import('@/features/analytics/Analytics')).Analytics,
}));

/** Components above or behind a page. The first paint needs none of them, so their chunk loads after the first load. */
export function Overlays() {
  usePopupOpener();
  useEffect(watchVitals, []);
  useEffect(watchInstall, []);
  useEffect(registerWorker, []);
  const { pathname, search } = useLocation();
  const headerOnly = routeOf(pathname)?.layout === 'headerOnly';
  useSearchKey();
  const checkDue = useRealityCheckDue();
  const { panel } = useSupportPanel();
  const { isLogin } = useIdentity();
  const hasContracts = useModule('AGENTPOLICY3', isLogin);
  const analytics = usePermission().value?.info.gtagId;
  return (
    <>
      {memberPageOf(search) !== undefined && <LazyPart load={loadMemberCentre} fallback={null} />}
      {agentPageOf(search) !== undefined && <LazyPart load={loadAgentCentre} fallback={null} />}
      <ErrorBoundary>
        <Modals />
      </ErrorBoundary>
      {panel !== 'closed' && <LazyPart load={loadSupportPanel} fallback={null} />}
      <SupportNews />
      <ErrorBoundary>
        <SessionKeeper />
      </ErrorBoundary>
      {hasContracts && <LazyPart load={loadContractPopup} fallback={null} />}
      {checkDue && <LazyPart load={loadRealityCheck} fallback={null} />}
      <ErrorBoundary>
        <HumanCheckHost />
      </ErrorBoundary>
      {!headerOnly && <FrameRightBar />}
      {analytics && (
        <Suspense>
          <Analytics id={analytics} />
        </Suspense>
      )}
      <ToastHost />
      <ConnectionNotice />
      <ScrollToTop />
      <ScrollMemory />
      <HeadLinks />
    </>
  );
}
