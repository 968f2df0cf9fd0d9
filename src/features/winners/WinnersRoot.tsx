import { styled } from '@mui/material/styles';
import { media } from '@/ui/styles/media';
import { panel } from '@/ui/styles/styleParts';

/** A panel with the winner board's size. */
export const WinnersRoot = styled('div')({
  ...panel,
  display: 'grid',
  alignContent: 'center',
  minHeight: 552,
  padding: 18,
  [media.belowDesktop]: { minHeight: 242 },
});
