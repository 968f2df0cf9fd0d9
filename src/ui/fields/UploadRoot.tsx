import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, hidden } from '../styles/styleParts';

export const uploadClasses = slotClasses('MarqueeUpload', [
  'root',
  'label',
  'list',
  'item',
  'add',
  'pick',
  'plus',
  'input',
  'picture',
  'fading',
  'over',
  'sent',
  'remove',
  'refused',
  'refusal',
  'reason',
  'note',
]);
const { item, add, pick, plus, picture: pictureClass, fading, over, sent, remove, refused } = uploadClasses;

/** Styles of an upload and of its pictures. */
export const UploadRoot = styled('div', {
  name: 'MarqueeUpload',
  slot: 'Root',
  overridesResolver: innerSlots(uploadClasses),
})<{ ownerState: object }>({
  [`& .${uploadClasses.label}`]: {
    display: 'block',
    marginBottom: space(1.5),
    fontSize: textSize.meta,
    fontWeight: 600,
    color: vars.text.secondary,
  },
  [`& .${uploadClasses.list}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [`& .${item}`]: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 96,
    height: 96,
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    border: `1.5px solid ${vars.line.subtle}`,
    backgroundColor: vars.surface.field,
    color: vars.text.secondary,
    fontSize: textSize.caption,
  },
  [`& .${add}`]: {
    borderStyle: 'dashed',
    borderColor: vars.line.control,
    '&:has(:focus-visible)': focusRing,
  },
  [`& .${pick}`]: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    textAlign: 'center',
    cursor: 'pointer',
  },
  [`& .${plus}`]: { display: 'block', margin: space(0, 'auto', 1) },
  [`& .${uploadClasses.input}`]: hidden,
  [`& .${pictureClass}`]: { width: '100%', height: '100%', objectFit: 'cover' },
  [`& .${fading}`]: { opacity: 0.35 },
  [`& .${over}`]: { position: 'absolute' },
  [`& .${sent}`]: { position: 'absolute', right: 8, bottom: 8, left: 8 },
  [`& .${remove}`]: {
    position: 'absolute',
    top: 4,
    right: 4,
    '& > *': { width: 28, height: 28, minWidth: 28 },
  },
  [`& .${uploadClasses.note}`]: {
    margin: space(2, 0, 0),
    fontSize: textSize.caption,
    lineHeight: '16px',
    color: vars.text.muted,
  },
  [`& .${refused}`]: { borderColor: vars.danger.main },
  [`& .${uploadClasses.refusal}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(1, 3),
    marginTop: space(1.5),
  },
  [`& .${uploadClasses.reason}`]: {
    margin: 0,
    fontSize: textSize.caption,
    lineHeight: '16px',
    color: vars.danger.main,
    overflowWrap: 'anywhere',
  },
});
