import { useLocation } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { useHydrated } from '@/data/core/useHydrated';
import { useRestricted } from '@/data/session/useRestricted';
import { useRoute } from '@/data/session/useRoute';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { useSession } from '@/data/session/useSession';
import { useSite } from '@/data/session/siteContext';
import { HomeScreen } from '@/screens/home/HomeScreen';
import { Redirect } from '@/ui/actions/Redirect';
import { homeParts } from './homeParts';
import { isClosedDuringPause } from './isClosedDuringPause';
import { LazyPart } from './LazyPart';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { lazyScreens, statusScreens } from './screens';
import { shellKind } from './shellKind';

/** The screen for the current address. The hydrating render shows what the document contains. */
export function Page() {
  const place = useLocation();
  const route = useRoute(place.pathname);
  const { token } = useSession();
  const login = useLoginAddress();
  const hydrated = useHydrated();
  const { hero } = useSite().boot;
  const restricted = useRestricted();
  if (!hydrated && shellKind(route, hero !== null) !== 'home') return <PageSkeleton />;
  if (route?.protected && token === undefined) return <Redirect to={login} state={returnTo(place)} />;
  // A closed page loads nothing.
  if (hydrated && restricted && isClosedDuringPause(route))
    return <LazyPart key="resting" load={statusScreens.resting} fallback={<PageSkeleton />} />;
  if (route?.screen === 'Home') return <HomeScreen parts={homeParts} />;
  const name = route?.screen ?? null;
  const load = name === null ? statusScreens.notFound : lazyScreens[name];
  return <LazyPart key={name} load={load} fallback={<PageSkeleton />} />;
}
