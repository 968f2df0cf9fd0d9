import { useSiteGate } from '@/data/session/useSiteGate';
import { LazyPart } from './LazyPart';
import { statusScreens } from './screens';
import { Shell } from './Shell';

/** The first decision of the page (SYS-01 to SYS-04): the site, or why it is closed. */
export function SiteGate() {
  const gate = useSiteGate();
  // No answer yet: the document shows the site, and so does the page until it knows better.
  if (gate === 'open' || gate === 'waiting') return <Shell />;
  return <LazyPart key={gate} load={statusScreens[gate]} fallback={null} />;
}
