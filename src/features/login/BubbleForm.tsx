import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { TextSkeleton } from '@/ui/Skeletons';
import { useFocusLeft } from '@/ui/useFocusLeft';
import { WarningDialog } from '@/ui/WarningDialog';
import { LoginForm } from './LoginForm';
import { useAfterLogin } from './useAfterLogin';

interface BubbleFormProps {
  /** The focus has left the form and not come back. */
  onLeft: () => void;
}

/** The header's form: what is wrong with it is said in a dialog, as the bubble has no room to point it out (LOGIN-03). */
export function BubbleForm({ onLeft }: BubbleFormProps) {
  const { t, ready } = useTranslation(['login', 'forms', 'common']);
  const onDone = useAfterLogin('header');
  const [warned, setWarned] = useState(false);
  const focus = useFocusLeft(limits.blurDelay, onLeft);
  if (!ready) return <TextSkeleton lines={6} />;
  return (
    <div {...focus}>
      <LoginForm place="header" onDone={onDone} onInvalid={() => setWarned(true)} />
      {warned && (
        <WarningDialog
          title={t('refusedTitle')}
          confirmLabel={t('common:understood')}
          onConfirm={() => setWarned(false)}
        >
          {t('incorrectPassword')}
        </WarningDialog>
      )}
    </div>
  );
}
