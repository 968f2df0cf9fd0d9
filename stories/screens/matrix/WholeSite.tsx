import { useSiteGate } from '@/data/session/useSiteGate';
import { BlockedScreen } from '@/screens/blocked/BlockedScreen';
import { FrameFooter } from '@/screens/frame/FrameFooter';
import { FrameHeader } from '@/screens/frame/FrameHeader';
import { FrameRightBar } from '@/screens/frame/FrameRightBar';
import { FrameTabBar } from '@/screens/frame/FrameTabBar';
import { HomeScreen } from '@/screens/home/HomeScreen';
import { MaintenanceScreen } from '@/screens/maintenance/MaintenanceScreen';
import { homeParts } from '../home/homeParts';

function OpenSite() {
  return (
    <>
      <FrameHeader />
      <HomeScreen parts={homeParts} />
      <FrameFooter />
      <FrameTabBar />
      <FrameRightBar />
    </>
  );
}

/** The page at the brand's address; the mocked answers decide whether the site is open. */
export function WholeSite() {
  const gate = useSiteGate();
  if (gate === 'maintenance') return <MaintenanceScreen />;
  if (gate === 'blocked') return <BlockedScreen />;
  return gate === 'open' ? <OpenSite /> : null;
}
