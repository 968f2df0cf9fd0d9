import { useSearchParams } from 'react-router-dom';
import { TeamBetSums } from './TeamBetSums';
import { TeamRounds } from './TeamRounds';
import { useReportKey } from './useReportKey';

/** Betting record of the line: sums by day, account and category, which open into rounds (AGENT-03, AGENT-12). */
export function TeamBetsPage() {
  const key = useReportKey();
  const [query] = useSearchParams();
  const member = query.get('member');
  return member === null ? <TeamBetSums key={key} /> : <TeamRounds key={key} memberId={member} />;
}
