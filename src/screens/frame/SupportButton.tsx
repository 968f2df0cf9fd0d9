import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/siteContext';
import { useHydrated } from '@/data/useHydrated';
import { IconButton } from '@/ui/IconButton';
import { HeadsetIcon } from '@/ui/icons';

/** The way to a person. The document, the same for all brands, names our own help. */
export function SupportButton() {
  const { t } = useTranslation('shell');
  const { support } = useSite().boot.brand.links;
  const hydrated = useHydrated();
  return (
    <IconButton label={t('support')} href={hydrated ? (support ?? '/help') : '/help'}>
      <HeadsetIcon fontSize={20} />
      {t('support')}
    </IconButton>
  );
}
