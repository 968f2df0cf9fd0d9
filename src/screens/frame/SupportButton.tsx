import { useTranslation } from 'react-i18next';
import { leadsSomewhere } from '@/config/routes';
import { useIdentity } from '@/data/useIdentity';
import { useSiteLinks } from '@/data/useSiteLinks';
import { IconButton } from '@/ui/IconButton';
import { HeadsetIcon } from '@/ui/icons';

/** The way to a person. The document, the same for all brands, keeps its place; beside a member's name its word has none. */
export function SupportButton() {
  const { t } = useTranslation('shell');
  const { isLogin } = useIdentity();
  const { support } = useSiteLinks();
  const href = support !== undefined && leadsSomewhere(support) ? support : undefined;
  return (
    <IconButton
      written={!isLogin}
      label={t('support')}
      {...(href === undefined ? { disabled: true } : { href })}
    >
      <HeadsetIcon fontSize={20} />
    </IconButton>
  );
}
