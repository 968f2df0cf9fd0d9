import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSite } from '@/data/session/siteContext';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Button } from '@/ui/actions/Button';
import { LazyComponent } from '@/ui/media/LazyComponent';
import { media } from '@/ui/styles/media';
import { LoginBubble } from '@/features/login/LoginBubble';
import { siteHeaderClasses } from '@/ui/layout/SiteHeader';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { bubbleForm } from './bubbleForm';

// Small screens show only the short label.
const Long = styled('span')({ [media.compact]: { display: 'none' } });
const Short = styled('span')({ display: 'none', [media.compact]: { display: 'inline' } });

/** The header for a guest: log-in bubble and registration button (HDR-03). */
export function HeaderLogin() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const modal = useModalAddress();
  const { upcomingModal } = useSite();
  const toPopup = () => {
    upcomingModal.set('login');
    void navigate(modal('login'));
  };
  return (
    <>
      <div className={siteHeaderClasses.atFoot}>
        <LoginBubble label={t('login')} onPhone={toPopup}>
          {(close) => (
            <LazyComponent
              load={bubbleForm}
              props={{ onLeft: close }}
              fallback={<TextSkeleton lines={6} />}
            />
          )}
        </LoginBubble>
      </div>
      <Button className={siteHeaderClasses.entry} tone="accent" href="/register">
        <Long>{t('join')}</Long>
        <Short>{t('register')}</Short>
      </Button>
    </>
  );
}
