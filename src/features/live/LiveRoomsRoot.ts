import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { ownClasses } from '@/ui/styles/ownClasses';

export const liveRoomsClasses = ownClasses('LiveRooms', ['models', 'count', 'more', 'warning']);

const slot = liveRoomsClasses;

/** Layout of dealers, tables and the text below, for content and skeleton alike. */
export const LiveRoomsRoot = styled('section')({
  minWidth: 0,
  [`& .${slot.models}`]: { marginBottom: space(6) },
  [`& .${slot.count}`]: { color: vars.text.muted, fontSize: textSize.body },
  [`& .${slot.more}`]: { display: 'flex', justifyContent: 'center', marginTop: space(4) },
  [`& .${slot.warning}`]: {
    margin: space(3.5, 0, 0),
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '18px',
  },
});
