import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { panel, tabular } from '@/ui/styles/styleParts';

/** Frame of what requirements keep. */
export const TurnoverRoot = styled('section')({
  ...panel,
  ...tabular,
  display: 'grid',
  gap: space(3),
  padding: space(5),
  '& h4': { margin: 0, fontSize: textSize.large, lineHeight: '25px', fontWeight: 600 },
  '& ul': { display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' },
  '& li > div:first-of-type': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(3),
    marginBottom: space(1.5),
  },
  '& b': { fontWeight: 600 },
  '& p, & small, & summary': {
    margin: 0,
    fontSize: textSize.meta,
    lineHeight: '20px',
    color: vars.text.secondary,
  },
  '& summary': { width: 'fit-content', cursor: 'pointer', color: vars.primary.text, fontWeight: 600 },
  '& details ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: `${space(1)} ${space(4)}`,
    marginTop: space(2),
    fontSize: textSize.meta,
  },
  '& details li': { display: 'flex', justifyContent: 'space-between' },
  '& .met': {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    color: vars.success.main,
    fontWeight: 600,
  },
});
