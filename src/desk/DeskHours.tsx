import type { DeskHours as Days, DeskStaff } from '#contract/deskTypes';
import { useState } from 'react';
import { useAction } from '@/data/core/useAction';
import { useDesk } from '@/data/desk/deskContext';
import { useDeskResource } from '@/data/desk/useDeskResource';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { DeskHoursView } from './DeskHoursView';

/** The opening hours, which a lead sets. */
export function DeskHours({ me }: { me: DeskStaff }) {
  const { client } = useDesk();
  const hours = useDeskResource('hours');
  const { busy, failure, run } = useAction();
  const [saved, setSaved] = useState(false);
  const refusal = useFailureText(failure);
  const save = async (days: Days): Promise<void> => {
    setSaved(false);
    const answer = await run(() => client.call('setHours', { body: { days } }));
    setSaved(answer?.ok === true);
    if (answer?.ok) hours.reload();
  };
  return (
    <Loaded of={hours} rows={7} plain>
      {({ days, timeZone }) => (
        <DeskHoursView
          days={days}
          timeZone={timeZone}
          isLead={me.role === 'lead'}
          busy={busy}
          saved={saved}
          refusal={refusal}
          onSave={(next) => void save(next)}
        />
      )}
    </Loaded>
  );
}
