import { TeamStatement } from './TeamStatement';
import { useReportKey } from './useReportKey';

/** Profit of each direct downline with everybody below it; a row opens the downlines of that one (AGENT-12). */
export function DownlineProfitPage() {
  return <TeamStatement key={useReportKey()} page="downlineProfit" by="team" />;
}
