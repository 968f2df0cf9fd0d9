import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { useFocusLeft } from '@/features/login/useFocusLeft';
import { WarningDialog } from '@/ui/overlays/WarningDialog';
import { LoginForm } from './LoginForm';
import { useAfterLogin } from './useAfterLogin';

interface BubbleFormProps {
  /** Called when the focus has left the form for good. */
  onLeft: () => void;
}

type Errors = Readonly<Record<string, string>>;

/** What is missing in the form by user name; undefined for another field, which has a message of its own. */
const missing = ({ username, password, ...others }: Errors) => {
  if (Object.keys(others).length > 0) return undefined;
  if (username !== undefined && password !== undefined) return 'both';
  return username === undefined ? 'noPassword' : 'noUsername';
};

/**
 * The header's log-in form. Any error opens a dialog with the text of an incorrect password, as the specification says
 * (LOGIN-03), and with the reason.
 */
export function BubbleForm({ onLeft }: BubbleFormProps) {
  const { t, ready } = useTranslation(['login', 'forms', 'common']);
  const onDone = useAfterLogin('header');
  const [wrong, setWrong] = useState<Errors>();
  const focus = useFocusLeft(limits.blurDelay, onLeft);
  if (!ready) return <TextSkeleton lines={6} />;
  const reason = wrong && missing(wrong);
  return (
    <div {...focus}>
      <LoginForm place="header" onDone={onDone} onInvalid={setWrong} />
      {wrong && (
        <WarningDialog
          title={t('incorrectPassword')}
          confirmLabel={t('common:understood')}
          onConfirm={() => setWrong(undefined)}
        >
          {reason === undefined ? Object.values(wrong)[0] : t(reason)}
        </WarningDialog>
      )}
    </div>
  );
}
