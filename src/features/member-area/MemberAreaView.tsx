import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Balance, balanceClasses } from '@/features/member-area/Balance';
import { Button } from '@/ui/actions/Button';
import { IconButton } from '@/ui/actions/IconButton';
import { CaretDownIcon, PlusIcon, SignOutIcon, UserIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { Menu, type MenuItem } from '@/ui/actions/Menu';
import { siteHeaderClasses } from '@/ui/layout/SiteHeader';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('MemberAreaView', ['words', 'strong', 'note', 'short', 'beside', 'long']);

const Member = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  [`& .${slot.words}`]: { display: 'grid', minWidth: 0, maxWidth: 170, lineHeight: '18px' },
  [`& .${slot.strong}`]: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 600,
  },
  [`& .${slot.note}`]: { color: vars.accent.text, fontSize: textSize.caption },
  [`& .${slot.short}`]: { display: 'none' },
  // The deposit and the balance take precedence over the name, which the menu's page also shows.
  [media.tabletDown]: { [`& .${slot.words}.${slot.beside}`]: { display: 'none' } },
  // On a small screen the menu button replaces the picture, so that the brand name fits.
  [media.compact]: { [`& .${slot.long}`]: { display: 'none' }, [`& .${slot.short}`]: { display: 'block' } },
  [media.phone]: { [`& .${slot.words}`]: { display: 'none' } },
});

interface MemberAreaViewProps {
  /** Undefined until the member's data has loaded. */
  account: string | undefined;
  picture: ReactNode;
  menu: readonly MenuItem[];
  mark: 'vip' | 'trial' | 'agent';
  vipLevel: number;
  /** Set during a pause, with its end; `until` is undefined if the pause has no end. */
  pause?: { until: string | undefined } | undefined;
  /** Undefined if no balance may be shown. */
  balance:
    | {
        amount: string | undefined;
        masked: boolean;
        loading: boolean;
        onRefresh: () => void;
        onToggle: () => void;
      }
    | undefined;
  hrefs: { logout: string; deposit?: string };
}

export function MemberAreaView(props: MemberAreaViewProps) {
  const { account, picture, menu, mark, vipLevel, pause, balance, hrefs } = props;
  const { t } = useTranslation('shell');
  const restWords =
    pause && (pause.until === undefined ? t('restingEndless') : t('resting', { until: pause.until }));
  const out = <SignOutIcon fontSize={18} />;
  const deposit = hrefs.deposit && (
    <Button
      className={siteHeaderClasses.entry}
      tone="accent"
      href={hrefs.deposit}
      startIcon={<PlusIcon className={balanceClasses.actionIcon} fontSize={16} />}
    >
      {t('deposit')}
    </Button>
  );
  return (
    <>
      {balance ? (
        <Balance
          {...balance}
          label={t('balance')}
          labels={{
            refresh: t('refreshBalance'),
            refreshed: t('balanceRefreshed'),
            show: t('showBalance'),
            hide: t('hideBalance'),
          }}
          action={deposit}
        />
      ) : (
        // A game page hides the balance but keeps the deposit button (spec §2).
        deposit
      )}
      <Member>
        <span className={menu.length > 0 ? slot.long : undefined}>{picture}</span>
        <span className={balance ? `${slot.words} ${slot.beside}` : slot.words}>
          <b className={slot.strong} title={account}>
            {account === undefined ? '…' : pause ? account : t('welcome', { name: account })}
          </b>
          <small className={slot.note}>
            {restWords ?? (mark === 'vip' ? t('vip', { level: vipLevel }) : t(mark))}
          </small>
        </span>
        {menu.length > 0 && (
          <Menu
            label={t('account')}
            items={[...menu, { id: 'logout', label: t('logout'), href: hrefs.logout, icon: out }]}
            opener={(opener) => (
              <IconButton {...opener} label={t('account')}>
                <CaretDownIcon className={slot.long} fontSize={18} />
                <UserIcon className={slot.short} fontSize={22} />
              </IconButton>
            )}
          />
        )}
        {/* A small screen has no room for this button beside the menu, whose last entry is the same. */}
        <span className={menu.length > 0 ? slot.long : undefined}>
          <IconButton label={t('logout')} href={hrefs.logout}>
            <SignOutIcon fontSize={20} />
          </IconButton>
        </span>
      </Member>
    </>
  );
}
