import { useTranslation } from 'react-i18next';
import { isBuiltAddress } from '@/config/routes';
import { useIdentity } from '@/data/session/useIdentity';
import { useSite } from '@/data/session/siteContext';
import { useSupportLink } from '@/data/resources/useSupportLink';
import { IconButton } from '@/ui/actions/IconButton';
import { HeadsetIcon } from '@/ui/media/icons';

/**
 * Button to customer support, for brands that have it. The prerendered document reserves its place. Beside a member's
 * name there is no room for its label.
 */
export function SupportButton() {
  const { t } = useTranslation('shell');
  const { isLogin } = useIdentity();
  const href = useSupportLink();
  const named = useSite().boot.brand.links['support'];
  if (href === undefined && (named === undefined || !isBuiltAddress(named))) return null;
  return (
    <IconButton
      showLabel={!isLogin && 'roomy'}
      label={t('support')}
      {...(href === undefined ? { disabled: true } : { href })}
    >
      <HeadsetIcon fontSize={20} />
    </IconButton>
  );
}
