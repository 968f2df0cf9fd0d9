import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Avatar } from '@/ui/Avatar';
import { Balance } from '@/ui/Balance';
import { IconButton } from '@/ui/IconButton';
import { CaretDownIcon, KeyIcon, ShieldCheckIcon, SignOutIcon } from '@/ui/icons';
import { media } from '@/ui/media';
import { Menu } from '@/ui/Menu';

const Member = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  '& .words': { display: 'grid', minWidth: 0, maxWidth: 170, lineHeight: '18px' },
  '& b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  '& small': { color: vars.accent.text, fontSize: 12 },
  [media.phone]: { '& .words': { display: 'none' } },
});

interface MemberAreaViewProps {
  /** Absent until the member's facts have come. */
  account: string | undefined;
  /** Addresses of the member's own picture; without one, or when all fail, a figure stands there. */
  icon?: readonly string[];
  mark: 'vip' | 'trial' | 'agent';
  vipLevel: number;
  /** Absent where none may be shown. */
  balance:
    | {
        amount: string | undefined;
        hidden: boolean;
        busy: boolean;
        onRefresh: () => void;
        onToggle: () => void;
      }
    | undefined;
  /** A trial account has neither sessions to look after nor a password of its own. */
  hrefs: { logout: string; security?: string; changePassword?: string };
}

export function MemberAreaView({ account, icon, mark, vipLevel, balance, hrefs }: MemberAreaViewProps) {
  const { t } = useTranslation(['shell', 'account']);
  return (
    <>
      {balance && (
        <Balance
          {...balance}
          label={t('balance')}
          labels={{ refresh: t('refreshBalance'), show: t('showBalance'), hide: t('hideBalance') }}
        />
      )}
      <Member>
        <Avatar sources={icon} />
        <span className="words">
          <b title={account}>{account === undefined ? '…' : t('welcome', { name: account })}</b>
          <small>{mark === 'vip' ? t('vip', { level: vipLevel }) : t(mark)}</small>
        </span>
        {hrefs.security && (
          <Menu
            label={t('account')}
            items={[
              {
                id: 'changePassword',
                label: t('account:changePassword'),
                href: hrefs.changePassword,
                icon: <KeyIcon fontSize={18} />,
              },
              {
                id: 'security',
                label: t('account:security'),
                href: hrefs.security,
                icon: <ShieldCheckIcon fontSize={18} />,
              },
            ]}
            opener={(opener) => (
              <IconButton {...opener} label={t('account')}>
                <CaretDownIcon fontSize={18} />
              </IconButton>
            )}
          />
        )}
        <IconButton label={t('logout')} href={hrefs.logout}>
          <SignOutIcon fontSize={20} />
        </IconButton>
      </Member>
    </>
  );
}
