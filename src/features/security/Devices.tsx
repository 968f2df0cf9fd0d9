import { useAction } from '@/data/core/useAction';
import { useDevices } from '@/data/resources/useDevices';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { DevicesView } from './DevicesView';

export function Devices() {
  const { signOut, ...devices } = useDevices();
  const { running, failure, run } = useAction();
  const said = useFailureText(failure);
  return (
    <Loaded of={devices} skeleton={<TextSkeleton lines={8} />}>
      {(value) => (
        <DevicesView
          devices={value.devices}
          busy={running}
          failure={said}
          onSignOut={(id) => void run(() => signOut(id), id)}
        />
      )}
    </Loaded>
  );
}
