import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { Text } from '@/ui/typography/Text';

/** Until when the figures of a line are counted; nothing before anything was. */
export function CountedTo({ time }: { time: string | null | undefined }) {
  const { t } = useTranslation('agents');
  const { timeZone } = useSite().boot.brand;
  if (!time) return null;
  return (
    <Text tone="secondary" variant="caption">
      {t('overview.countedTo', { time: formatTime(time, 'sentence', timeZone) })}
    </Text>
  );
}
