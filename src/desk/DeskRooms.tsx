import { useAction } from '@/data/core/useAction';
import { useDesk } from '@/data/desk/deskContext';
import { useDeskResource } from '@/data/desk/useDeskResource';
import type { DeskCallName } from '#contract/desk';
import type { DeskBody } from '#contract/deskTypes';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { DeskRoomsView } from './DeskRoomsView';

/** The talk of live tables, for a lead. */
export function DeskRooms() {
  const { client, boot } = useDesk();
  const rooms = useDeskResource('rooms');
  const { busy, failure, run } = useAction();
  const refusal = useFailureText(failure);
  const act =
    <Name extends DeskCallName>(name: Name) =>
    async (body: DeskBody<Name>): Promise<boolean> => {
      const done = await run(() => client.call(name, { body }));
      rooms.reload();
      return done?.ok === true;
    };
  const [settle, setSlow] = [act('settleReport'), act('setSlow')];
  return (
    <Loaded of={rooms} rows={5} plain>
      {(value) => (
        <DeskRoomsView
          {...value}
          timeZone={boot.timeZone}
          busy={busy}
          refusal={refusal}
          onSettle={(given) => void settle(given)}
          onSlow={(given) => void setSlow(given)}
          onWord={act('filterWord')}
        />
      )}
    </Loaded>
  );
}
