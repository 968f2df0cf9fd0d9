import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { useIdentity } from '@/data/session/useIdentity';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import { Button } from '@/ui/actions/Button';
import { Link } from '@/ui/actions/Link';
import { FormStack } from '@/ui/layout/FormStack';
import { Text } from '@/ui/typography/Text';
import { SupportChat } from './SupportChat';
import { SupportWindow } from './SupportWindow';

/** Live chat beside any page, a full page on a phone; a visitor logs in or sends feedback (INFO-03). */
export function SupportChatWindow({ onClose }: { onClose: () => void }) {
  const { isLogin, isTrial } = useIdentity();
  return (
    <SupportWindow fills={isLogin && !isTrial} onClose={onClose}>
      {isLogin && !isTrial ? <SupportChat /> : <Visitor isTrial={isTrial} />}
    </SupportWindow>
  );
}

function Visitor({ isTrial }: { isTrial: boolean }) {
  const { t } = useTranslation('support');
  const login = useLoginAddress();
  const navigate = useNavigate();
  const place = useLocation();
  const modal = useModalAddress();
  const mail = useSite().boot.brand.supportMail;
  return (
    <FormStack>
      <Text tone="secondary">{t(isTrial ? 'trial' : 'guest')}</Text>
      {!isTrial && (
        <Button tone="primary" fullWidth onClick={() => void navigate(login, { state: returnTo(place) })}>
          {t('logIn')}
        </Button>
      )}
      <Button fullWidth href={modal('feedback')}>
        {t('feedback')}
      </Button>
      {mail !== undefined && <Link href={`mailto:${mail}`}>{t('mail', { mail })}</Link>}
    </FormStack>
  );
}
