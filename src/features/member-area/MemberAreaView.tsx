import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Avatar } from '@/ui/Avatar';
import { Balance } from '@/ui/Balance';
import { IconButton } from '@/ui/IconButton';
import { SignOutIcon } from '@/ui/icons';
import { media } from '@/ui/media';

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
  logoutHref: string;
}

export function MemberAreaView({ account, mark, vipLevel, balance, logoutHref }: MemberAreaViewProps) {
  const { t } = useTranslation('shell');
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
        <Avatar alt="" />
        <span className="words">
          <b title={account}>{account === undefined ? '…' : t('welcome', { name: account })}</b>
          <small>{mark === 'vip' ? t('vip', { level: vipLevel }) : t(mark)}</small>
        </span>
        <IconButton label={t('logout')} href={logoutHref}>
          <SignOutIcon fontSize={20} />
        </IconButton>
      </Member>
    </>
  );
}
