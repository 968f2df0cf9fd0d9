import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { vars } from '#theme/vars';

/** What belongs to one form, below each other: tabs, messages, fields, other ways. */
export const FormStack = styled('div', { name: 'MarqueeFormStack', slot: 'Root' })({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  '& > p': { margin: 0, textAlign: 'center', color: vars.text.secondary },
});
