import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { useFocusLeft } from '@/features/login/useFocusLeft';
import { WarningDialog } from '@/ui/overlays/WarningDialog';
import { LoginForm } from './LoginForm';
import { useAfterLogin } from './useAfterLogin';

interface BubbleFormProps {
  /** The focus has left the form and not come back. */
  onLeft: () => void;
}

type Errors = Readonly<Record<string, string>>;

/** Of a form by user name: what was left empty. A number or code that does not fit is as wrong as a password. */
const wordsOf = ({ username, password, ...others }: Errors) => {
  if (Object.keys(others).length > 0) return 'incorrectPassword';
  if (username !== undefined && password !== undefined) return 'both';
  return username === undefined ? 'noPassword' : 'noUsername';
};

/** The header's form: what is wrong with it is said in a dialog, as the bubble has no room to point it out (LOGIN-03). */
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
