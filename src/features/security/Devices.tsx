import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { useDevices } from '@/data/useDevices';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { TextSkeleton } from '@/ui/Skeletons';
import { DevicesView } from './DevicesView';

export function Devices() {
  const { signOut, ...devices } = useDevices();
  const [busy, setBusy] = useState<string>();
  const [refused, setRefused] = useState<Failure>();
  const said = useFailureText(refused);
  const onSignOut = async (id: string) => {
    setBusy(id);
    setRefused(await signOut(id));
    setBusy(undefined);
  };
  return (
    <Loaded of={devices} skeleton={<TextSkeleton lines={8} />}>
      {(value) => (
        <DevicesView
          devices={value.devices}
          busy={busy}
          failure={said}
          onSignOut={(id) => void onSignOut(id)}
        />
      )}
    </Loaded>
  );
}
