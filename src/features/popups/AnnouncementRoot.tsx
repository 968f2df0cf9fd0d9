import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';
import { sunburst } from '@/ui/media/sunburst';
import { ownClasses } from '@/ui/styles/ownClasses';
import { checkboxClasses } from '@/ui/fields/Checkbox';

export const announcementClasses = ownClasses('Announcement', [
  'list',
  'article',
  'art',
  'picture',
  'words',
  'note',
  'title',
  'condition',
  'acts',
]);

const slot = announcementClasses;

/** The list on the left, picture and text on the right; on a phone the list becomes dots below. */
export const AnnouncementRoot = styled('div')({
  display: 'flex',
  minHeight: 548,
  [`& .${slot.list}`]: {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    width: 280,
    padding: '24px 14px 14px',
    backgroundColor: vars.surface.page,
    borderRight: `1px solid ${vars.line.subtle}`,
  },
  [`& .${slot.article}`]: { flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
  [`& .${slot.art}`]: {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    height: 250,
    overflow: 'hidden',
    background: vars.gradient.hero,
    '&::before': {
      ...sunburst,
      left: 'calc(50% - 450px)',
      top: 'calc(50% - 450px)',
      width: 900,
      height: 900,
    },
    [`& .${slot.picture}`]: {
      position: 'relative',
      maxWidth: '96%',
      width: 'auto',
      height: 246,
      objectFit: 'contain',
      filter: `drop-shadow(${vars.shadow.art})`,
    },
  },
  [`& .${slot.words}`]: { flex: 1, padding: '28px 32px' },
  [`& .${slot.note}`]: { fontSize: textSize.meta, lineHeight: '18px', color: vars.text.muted },
  [`& .${slot.title}`]: { ...display(22, 30), margin: space(0.5, 0, 2), textWrap: 'balance' },
  [`& .${slot.condition}`]: { margin: space(0, 0, 2.5), color: vars.accent.text, fontWeight: 600 },
  [`& .${slot.acts}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(5),
    padding: '0 32px 28px',
  },
  [media.phone]: {
    flexDirection: 'column-reverse',
    minHeight: 0,
    [`& .${slot.list}`]: { width: 'auto', padding: '0 14px 14px', border: 0, background: 'none' },
    [`& .${slot.art}`]: { height: 200, [`& .${slot.picture}`]: { height: 196 } },
    [`& .${slot.words}`]: { padding: '20px 20px 18px' },
    [`& .${slot.acts}`]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: space(3),
      [`& .${checkboxClasses.line}`]: { justifyContent: 'center' },
      padding: '0 20px 14px',
    },
  },
});
