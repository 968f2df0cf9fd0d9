import { useTranslation } from 'react-i18next';
import { HeaderLogin } from '@/features/login/HeaderLogin';
import { LanguageSwitch } from '@/features/language/LanguageSwitch';
import { MainNav } from '@/features/navigation/MainNav';
import { useSite } from '@/data/session/siteContext';
import { useHydrated } from '@/data/core/useHydrated';
import { useIdentity } from '@/data/session/useIdentity';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Clock } from '@/ui/typography/Clock';
import { IconButton } from '@/ui/actions/IconButton';
import { BellIcon, MagnifyingGlassIcon } from '@/ui/media/icons';
import { LazyComponent } from '@/ui/media/LazyComponent';
import { Logo } from '@/ui/typography/Logo';
import { SiteHeader, siteHeaderClasses } from '@/ui/layout/SiteHeader';
import { SupportButton } from './SupportButton';

const memberArea = async () => (await import('@/features/member-area/MemberArea')).MemberArea;

const scores = async () =>
  (await import(/* webpackChunkName: "home" */ '@/features/matches/ScoreStrip')).ScoreStrip;

const menuOffer = async () =>
  (await import(/* webpackChunkName: "home" */ '@/features/promotions/MenuPromotion')).MenuPromotion;

/** The header of every page. `oneRow` omits the navigation, for lottery and game pages (NAV-07). */
export function FrameHeader({ oneRow = false }: { oneRow?: boolean }) {
  const { t } = useTranslation('shell');
  const { boot, client } = useSite();
  const { isLogin } = useIdentity();
  const modal = useModalAddress();
  const hasScores = useHydrated() && !oneRow && boot.brand.shell === 'masthead';
  return (
    <>
      {hasScores && <LazyComponent load={scores} props={{}} />}
      <SiteHeader
        logo={<Logo name={boot.brand.name} mark={boot.brand.logo} />}
        clock={<Clock timeZone={boot.brand.timeZone} now={client.clock.now} />}
        wideTools={
          <>
            <IconButton
              className={`${siteHeaderClasses.wideTools}-search`}
              label={t('search')}
              href={modal('search')}
            >
              <MagnifyingGlassIcon fontSize={20} />
            </IconButton>
            <IconButton label={t('notices')} href={modal('notices')}>
              <BellIcon fontSize={20} />
            </IconButton>
            <SupportButton />
          </>
        }
        tools={<LanguageSwitch />}
        account={isLogin ? <LazyComponent load={memberArea} props={{}} /> : <HeaderLogin />}
        nav={oneRow ? undefined : <MainNav menuAside={<LazyComponent load={menuOffer} props={{}} />} />}
      />
    </>
  );
}
