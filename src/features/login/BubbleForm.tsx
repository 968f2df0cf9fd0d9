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

/**
 * Messages for the form by user name. Empty fields are named; an invalid number or code is reported like a wrong
 * password.
 */
const wordsOf = ({ username, password, ...others }: Errors) => {
  if (Object.keys(others).length > 0) return 'incorrectPassword';
  if (username !== undefined && password !== undefined) return 'both';
  return username === undefined ? 'noPassword' : 'noUsername';
};

/** The header's log-in form. It reports errors in a dialog, because the bubble has no room for them (LOGIN-03). */
export function BubbleForm({ onLeft }: BubbleFormProps) {
  const { t, ready } = useTranslation(['login', 'forms', 'common']);
  const onDone = useAfterLogin('header');
  const [wrong, setWrong] = useState<Errors>();
  const focus = useFocusLeft(limits.blurDelay, onLeft);
  if (!ready) return <TextSkeleton lines={6} />;
  return (
    <div {...focus}>
      <LoginForm place="header" onDone={onDone} onInvalid={setWrong} />
      {wrong && (
        <WarningDialog
          title={t('refusedTitle')}
          confirmLabel={t('common:understood')}
          onConfirm={() => setWrong(undefined)}
        >
          {t(wordsOf(wrong))}
        </WarningDialog>
      )}
    </div>
  );
}
