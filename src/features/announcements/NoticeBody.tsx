import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { formatTime } from '@/domain/dates';
import { SafeHtml } from '@/ui/typography/SafeHtml';

const Meta = styled('p')({
  margin: `0 0 ${space(3)}`,
  color: vars.text.muted,
  fontSize: textSize.meta,
  lineHeight: '18px',
});

const hostNames = (origins: readonly string[]): string[] =>
  origins.flatMap((origin) => URL.parse(origin)?.hostname ?? []);

/** Kind, time and text of a notice. */
export function NoticeBody({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const { timeZone } = useSite().boot.brand;
  const hosts = hostNames(useImageHosts());
  return (
    <>
      <Meta>
        {t(`kind.${notice.kind}`)} ·{' '}
        {t('published', { time: formatTime(notice.publishedAt, 'sentence', timeZone) })}
      </Meta>
      <SafeHtml html={notice.content} imageHosts={hosts} />
    </>
  );
}
