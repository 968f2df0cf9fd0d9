import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useDevices } from '@/data/useDevices';
import { useFailureText } from '@/forms/useFailureText';
import { ErrorState } from '@/ui/ErrorState';
import { TextSkeleton } from '@/ui/Skeletons';
import { DevicesView } from './DevicesView';

export function Devices() {
  const { t } = useTranslation(['session', 'common']);
  const { value, failure, reload, signOut } = useDevices();
  const [busy, setBusy] = useState<string>();
  const [refused, setRefused] = useState<Failure>();
  const said = useFailureText(refused);
  if (value === undefined)
    return failure ? (
      <ErrorState title={t('common:somethingWrong')} retryLabel={t('common:retry')} onRetry={reload} />
    ) : (
      <TextSkeleton lines={8} />
    );
  const onSignOut = async (id: string) => {
    setBusy(id);
    setRefused(await signOut(id));
    setBusy(undefined);
  };
  return (
    <DevicesView devices={value.devices} busy={busy} failure={said} onSignOut={(id) => void onSignOut(id)} />
  );
}
