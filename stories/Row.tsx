import { styled } from '@mui/material/styles';
import { space } from '#theme/space';

/** Places several components side by side in one story. */
export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
});
