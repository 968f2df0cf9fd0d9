import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/data/session/useIdentity';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSupportLink } from '@/data/resources/useSupportLink';
import { IconButton } from '@/ui/actions/IconButton';
import { HeadsetIcon } from '@/ui/media/icons';

/**
 * Button to customer support: the brand's own, or the site's chat. Beside a member's name there is no room for its
 * label.
 */
export function SupportButton() {
  const { t } = useTranslation('shell');
  const { isLogin } = useIdentity();
  const modal = useModalAddress();
  const href = useSupportLink() ?? modal('chat');
  return (
    <IconButton showLabel={!isLogin && 'roomy'} label={t('support')} href={href}>
      <HeadsetIcon fontSize={20} />
    </IconButton>
  );
}
