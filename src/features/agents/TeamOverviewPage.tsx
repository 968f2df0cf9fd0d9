import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTeamOverview } from '@/data/resources/useAgentTeam';
import { useSite } from '@/data/session/siteContext';
import { dayIn } from '@/domain/dayIn';
import { Loaded } from '@/forms/Loaded';
import { Chip } from '@/ui/actions/Chip';
import { presetRange } from '@/ui/fields/presetRange';
import { CentrePage } from '@/ui/layout/CentrePage';
import { Inline } from '@/ui/layout/Inline';
import { TeamOverviewView } from './TeamOverviewView';

const spans = [1, 7, 30] as const;

/** What the agent's whole line did today or in the last days, beside the days before (AGENT-02). */
export function TeamOverviewPage() {
  const { t } = useTranslation('agents');
  const { boot, client } = useSite();
  const [days, setDays] = useState<(typeof spans)[number]>(7);
  const today = dayIn(client.clock.now(), boot.brand.timeZone);
  const overview = useTeamOverview(presetRange(today, days, 'past'));
  return (
    <CentrePage>
      <Inline role="group" aria-label={t('overview.days')}>
        {spans.map((count) => (
          <Chip key={count} selected={days === count} onClick={() => setDays(count)}>
            {count === 1 ? t('overview.today') : t('overview.lastDays', { count })}
          </Chip>
        ))}
      </Inline>
      <Loaded of={overview} skeleton={<TeamOverviewView overview={undefined} />}>
        {(value) => <TeamOverviewView overview={value} />}
      </Loaded>
    </CentrePage>
  );
}
