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
    (body: DeskBody<Name>): void =>
      void run(() => client.call(name, { body })).then(rooms.reload);
  return (
    <Loaded of={rooms} rows={5} plain>
      {(value) => (
        <DeskRoomsView
          {...value}
          timeZone={boot.timeZone}
          busy={busy}
          refusal={refusal}
          onSettle={act('settleReport')}
          onSlow={act('setSlow')}
          onWord={act('filterWord')}
        />
      )}
    </Loaded>
  );
}
