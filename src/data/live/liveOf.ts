import { livePath } from '#contract/live';
import { openSocketAt } from '@/api/openSocket';
import { createLive, type Live } from './live';
import type { Site } from '../session/site';

const lines = new WeakMap<Site, Live>();

/** The page's socket, created with the first subscription. Another session or language gets a new connection. */
export const liveOf = (site: Site): Live => {
  const known = lines.get(site);
  if (known) return known;
  const live = createLive({
    askTicket: async () => {
      const answer = await site.client.send('socketTicket', undefined, { background: true });
      return answer.ok ? answer.value.ticket : undefined;
    },
    open: openSocketAt(site.origin, livePath),
    language: site.language.state.get,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    onState: site.connected.set,
    onMisfit: site.onMisfit,
  });
  site.session.state.subscribe(live.renew);
  site.language.state.subscribe(live.renew);
  lines.set(site, live);
  return live;
};
