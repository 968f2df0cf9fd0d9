import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { ContentHtml } from '@/shared/ContentHtml';

const Meta = styled('p')({
  margin: `0 0 ${space(3)}`,
  color: vars.text.muted,
  fontSize: textSize.meta,
  lineHeight: '18px',
});

/** Kind, time and text of a notice. */
export function NoticeBody({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const { timeZone } = useSite().boot.brand;
  return (
    <>
      <Meta>
        {t(`kind.${notice.kind}`)} ·{' '}
        {t('published', { time: formatTime(notice.publishedAt, 'sentence', timeZone) })}
      </Meta>
      <ContentHtml html={notice.content} />
    </>
  );
}
