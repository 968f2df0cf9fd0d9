import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { useChangePassword } from '@/data/resources/useChangePassword';
import { useMemberProfile } from '@/data/resources/useMemberProfile';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSession } from '@/data/session/useSession';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { Redirect } from '@/ui/actions/Redirect';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { ChangeForm } from './ChangeForm';
import { LogInAgain } from './LogInAgain';

/** The form of a member; a guest logs in first and returns to it. */
export function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const isLogin = useSession().token !== undefined;
  const login = useLoginAddress();
  const state = returnTo({ pathname: '/', search: '' }, 'changePassword');
  return isLogin ? <MemberModal onClose={onClose} /> : <Redirect to={login} state={state} />;
}

/**
 * A change of password, voluntary or required, or the first password of an account (PWD-01, LOGIN-06, LOGIN-08). A
 * required change has no close button; the member can only log out. Success closes the modal and goes to `/`; after a
 * first password the member stays on the page.
 */
function MemberModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['password', 'common']);
  const navigate = useNavigate();
  const modal = useModalAddress();
  const { reload } = useMemberProfile();
  const { forced, isFirst, isStale, isLoading } = useChangePassword();
  const title = t(forced ? 'forcedTitle' : isFirst ? 'firstTitle' : 'changeTitle');
  const leave = () => {
    if (!isFirst) return void navigate('/', { replace: true });
    reload();
    onClose();
  };
  return (
    <Modal
      title={title}
      size="large"
      phone="page"
      {...(!forced && { onClose, closeLabel: t('common:close') })}
      art={<ModalArt heading={t(forced ? 'changeArt' : 'art')} picture="/art/icons/lock.webp" />}
    >
      <FormStack>
        {isLoading && <TextSkeleton lines={6} />}
        {isStale && <LogInAgain />}
        {!isLoading && !isStale && <ChangeForm onDone={leave} />}
        {forced && (
          <Button variant="text" fullWidth href={modal('logout')}>
            {t('logout')}
          </Button>
        )}
      </FormStack>
    </Modal>
  );
}
