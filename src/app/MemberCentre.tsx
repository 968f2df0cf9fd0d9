import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { memberPageOf } from '@/config/memberPageOf';
import type { MemberPageName } from '@/config/memberPages';
import { MemberCentreScreen } from '@/screens/member-centre/MemberCentreScreen';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { LazyPart } from './LazyPart';
import { memberPages, type MemberPageEntry } from './memberPages';

/** The member centre above the page, showing the centre page that the address names (MEM-01). */
export function MemberCentre() {
  const page = memberPageOf(useLocation().search);
  if (page === undefined) return null;
  return (
    <MemberCentreScreen page={page}>
      <Opened key={page} page={page} />
    </MemberCentreScreen>
  );
}

function Opened({ page }: { page: MemberPageName }) {
  const { load, words }: MemberPageEntry = memberPages[page];
  const { ready } = useTranslation(words);
  if (!ready) return <ListSkeleton rows={6} />;
  return <LazyPart load={load} fallback={<ListSkeleton rows={6} />} />;
}
