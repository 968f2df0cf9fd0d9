import { useSiteGate } from '@/data/session/useSiteGate';
import { LazyPart } from './LazyPart';
import { statusScreens } from './screens';
import { Shell } from './Shell';

/** The page's first decision (SYS-01 to SYS-04): show the site, or why it is closed. */
export function SiteGate() {
  const gate = useSiteGate();
  // Until the status has loaded, the page shows the site, as the document does.
  if (gate === 'open' || gate === 'waiting') return <Shell />;
  return <LazyPart key={gate} load={statusScreens[gate]} fallback={null} />;
}
