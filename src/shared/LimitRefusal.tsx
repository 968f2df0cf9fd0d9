import { useTranslation } from 'react-i18next';
import type { AnyLimit } from '@/data/resources/useSaferPlay';
import { Note } from '@/ui/feedback/Note';
import { useLimitText } from './useLimitText';

/** A limit of the member stopped it: which one, and when it ends. No way round, nothing to raise (SAFE-01). */
export function LimitRefusal({ limit }: { limit: AnyLimit }) {
  const { t, ready } = useTranslation('safer');
  const say = useLimitText();
  return (
    <Note tone="warning" alert>
      {ready && `${say(limit)} ${t('limit.unmoved')}`}
    </Note>
  );
}
