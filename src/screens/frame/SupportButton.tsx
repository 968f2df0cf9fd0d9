import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSupportAddress } from '@/data/resources/useSupportAddress';
import { useSupportUnread } from '@/data/resources/useSupportUnread';
import { useIdentity } from '@/data/session/useIdentity';
import { IconButton } from '@/ui/actions/IconButton';
import { HeadsetIcon } from '@/ui/media/icons';

// Visitors and most members never see it.
const Badge = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overlays" */ '@/ui/data-display/Badge')).Badge,
}));

/**
 * Button to customer support: the brand's own, or the site's chat with the number of answers not seen. Beside a member's
 * name there is no room for its label.
 */
export function SupportButton() {
  const { t } = useTranslation('shell');
  const { isLogin } = useIdentity();
  const count = useSupportUnread().value?.count;
  const label = t(count ? 'supportUnread' : 'support', { count });
  return (
    <IconButton showLabel={!isLogin && 'roomy'} label={label} href={useSupportAddress()}>
      <HeadsetIcon fontSize={20} />
      {count ? (
        <Suspense>
          <Badge corner count={count} label={label} />
        </Suspense>
      ) : null}
    </IconButton>
  );
}
