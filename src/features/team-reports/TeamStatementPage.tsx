import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useHistoryState } from '@/data/core/useHistoryState';
import { Select } from '@/ui/fields/Select';
import { TeamStatement } from './TeamStatement';
import { useReportKey } from './useReportKey';

const groups = ['day', 'gameType', 'member'] as const;
type Group = (typeof groups)[number];

/** Profit and loss of the line, by day, by category or by member (AGENT-03). */
export function TeamStatementPage() {
  return <Statement key={useReportKey()} />;
}

function Statement() {
  const { t } = useTranslation('agents');
  const [query] = useSearchParams();
  const asked = query.get('by');
  const [by, setBy] = useHistoryState<Group>(
    'statement group',
    () => groups.find((group) => group === asked) ?? 'day',
  );
  return (
    <TeamStatement
      key={by}
      page="palStatementsAgentCopy"
      by={by}
      filter={
        <Select
          name="by"
          label={t('reports.by')}
          value={by}
          options={groups.map((value) => ({ value, label: t(`reports.groups.${value}`) }))}
          onChange={(chosen) => setBy(groups.find((group) => group === chosen) ?? 'day')}
        />
      }
    />
  );
}
