import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextSkeleton } from '@/ui/Skeletons';
import { WarningDialog } from '@/ui/WarningDialog';
import { LoginForm } from './LoginForm';
import { useAfterLogin } from './useAfterLogin';

/** The header's form: what is wrong with it is said in a dialog, as the bubble has no room to point it out (LOGIN-03). */
export function BubbleForm() {
  const { t, ready } = useTranslation(['login', 'forms', 'common']);
  const onDone = useAfterLogin('header');
  const [warned, setWarned] = useState(false);
  if (!ready) return <TextSkeleton lines={6} />;
  return (
    <>
      <LoginForm place="header" onDone={onDone} onInvalid={() => setWarned(true)} />
      {warned && (
        <WarningDialog
          title={t('refusedTitle')}
          confirmLabel={t('common:confirm')}
          onConfirm={() => setWarned(false)}
        >
          {t('incorrectPassword')}
        </WarningDialog>
      )}
    </>
  );
}
