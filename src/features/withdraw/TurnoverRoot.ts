import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { panel, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

export const turnoverClasses = ownClasses('Turnover', [
  'title',
  'list',
  'head',
  'name',
  'text',
  'how',
  'shares',
  'share',
  'met',
]);

const slot = turnoverClasses;

/** Frame of the panel of wagering requirements. */
export const TurnoverRoot = styled('section')({
  ...panel,
  ...tabular,
  display: 'grid',
  gap: space(3),
  padding: space(5),
  [`& .${slot.title}`]: { margin: 0, fontSize: textSize.large, lineHeight: '25px', fontWeight: 600 },
  [`& .${slot.list}`]: { display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.head}`]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(3),
    marginBottom: space(1.5),
  },
  [`& .${slot.name}`]: { fontWeight: 600 },
  [`& .${slot.text}`]: {
    margin: 0,
    fontSize: textSize.meta,
    lineHeight: '20px',
    color: vars.text.secondary,
  },
  [`& .${slot.how}`]: { width: 'fit-content', cursor: 'pointer', color: vars.primary.text, fontWeight: 600 },
  [`& .${slot.shares}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: space(1, 4),
    margin: space(2, 0, 0),
    padding: 0,
    listStyle: 'none',
    fontSize: textSize.meta,
  },
  [`& .${slot.share}`]: { display: 'flex', justifyContent: 'space-between' },
  [`& .${slot.met}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    color: vars.success.main,
    fontWeight: 600,
  },
});
