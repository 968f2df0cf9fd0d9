import { useTranslation } from 'react-i18next';
import type { AnyLimit } from '@/data/resources/useSaferPlay';
import { Note } from '@/ui/feedback/Note';
import { useLimitText } from './useLimitText';

/**
 * Says which limit of the member refused the call, and when it resets. It offers no way around it and no increase
 * (SAFE-01).
 */
export function LimitRefusal({ limit }: { limit: AnyLimit }) {
  const { t, ready } = useTranslation('safer');
  const say = useLimitText();
  return (
    <Note tone="warning" alert>
      {ready && `${say(limit)} ${t('limit.unmoved')}`}
    </Note>
  );
}
