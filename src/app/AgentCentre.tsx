import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { agentPageOf } from '@/config/agentPageOf';
import type { AgentPageName } from '@/config/agentPages';
import { AgentCentreScreen } from '@/screens/agent-centre/AgentCentreScreen';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { agentPages, type AgentPageEntry } from './agentPages';
import { LazyPart } from './LazyPart';

/** The agent centre above the page, showing the centre page that the address names (AGENT-01). */
export function AgentCentre() {
  const page = agentPageOf(useLocation().search);
  if (page === undefined) return null;
  return (
    <AgentCentreScreen page={page}>
      <Opened key={page} page={page} />
    </AgentCentreScreen>
  );
}

function Opened({ page }: { page: AgentPageName }) {
  const { load, words }: AgentPageEntry = agentPages[page];
  const { ready } = useTranslation(words);
  if (!ready) return <ListSkeleton rows={6} />;
  return <LazyPart load={load} fallback={<ListSkeleton rows={6} />} />;
}
