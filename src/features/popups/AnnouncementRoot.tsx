import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';
import { sunburst } from '@/ui/media/sunburst';

/** The list at the left, picture and words at the right; on a phone the list becomes bullets below. */
export const AnnouncementRoot = styled('div')({
  display: 'flex',
  minHeight: 548,
  '& .list': {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    width: 280,
    padding: '24px 14px 14px',
    backgroundColor: vars.surface.page,
    borderRight: `1px solid ${vars.line.subtle}`,
  },
  '& .article': { flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& .art': {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    height: 250,
    overflow: 'hidden',
    background: vars.gradient.hero,
    '&::before': {
      ...sunburst,
      left: '50%',
      top: '50%',
      width: 900,
      height: 900,
      margin: '-450px 0 0 -450px',
    },
    '& img': {
      position: 'relative',
      maxWidth: '96%',
      width: 'auto',
      height: 246,
      objectFit: 'contain',
      filter: `drop-shadow(${vars.shadow.art})`,
    },
  },
  '& .words': { flex: 1, padding: '28px 32px' },
  '& .words > small': { fontSize: 13, lineHeight: '18px', color: vars.text.muted },
  '& .words > h3': { ...display(22, 30), margin: '2px 0 8px', textWrap: 'balance' },
  '& .condition': { margin: '0 0 10px', color: vars.accent.text, fontWeight: 600 },
  '& .acts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 20,
    padding: '0 32px 28px',
  },
  [media.phone]: {
    flexDirection: 'column-reverse',
    minHeight: 0,
    '& .list': { width: 'auto', padding: '0 14px 14px', border: 0, background: 'none' },
    '& .art': { height: 200, '& img': { height: 196 } },
    '& .words': { padding: '20px 20px 18px' },
    '& .acts': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 12,
      '& label': { justifyContent: 'center' },
      padding: '0 20px 14px',
    },
  },
});
