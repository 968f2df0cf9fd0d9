import { useTranslation } from 'react-i18next';
import { leadsSomewhere } from '@/config/routes';
import { useSiteLinks } from '@/data/useSiteLinks';
import { IconButton } from '@/ui/IconButton';
import { HeadsetIcon } from '@/ui/icons';

/** The way to a person. The document, the same for all brands, keeps its place. */
export function SupportButton() {
  const { t } = useTranslation('shell');
  const { support } = useSiteLinks();
  const href = support !== undefined && leadsSomewhere(support) ? support : undefined;
  return (
    <IconButton written label={t('support')} {...(href === undefined ? { disabled: true } : { href })}>
      <HeadsetIcon fontSize={20} />
    </IconButton>
  );
}
