import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAgentAnnouncements } from '@/data/resources/useAgentTeam';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { CentrePage } from '@/ui/layout/CentrePage';
import { EnvelopeSimpleIcon } from '@/ui/media/icons';
import { SafeHtml } from '@/ui/typography/SafeHtml';

const Published = styled('p')({
  margin: `-${space(2)} 0 ${space(3)}`,
  fontSize: textSize.meta,
  lineHeight: '18px',
  color: vars.text.secondary,
});

/** Notices of the operator for agents alone, the newest first (AGENT-02). */
export function AgentAnnouncementsPage() {
  const { t } = useTranslation('agents');
  const { timeZone } = useSite().boot.brand;
  const hosts = useImageHosts().flatMap((origin) => URL.parse(origin)?.hostname ?? []);
  return (
    <CentrePage lead={t('announcements.lead')}>
      <Loaded of={useAgentAnnouncements()}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon={<EnvelopeSimpleIcon fontSize={30} />} title={t('announcements.none')} />
          ) : (
            list.map(({ id, title, content, publishedAt }) => (
              <TitledPanel key={id} title={title}>
                <Published>{formatTime(publishedAt, 'sentence', timeZone)}</Published>
                <SafeHtml html={content} imageHosts={hosts} />
              </TitledPanel>
            ))
          )
        }
      </Loaded>
    </CentrePage>
  );
}
