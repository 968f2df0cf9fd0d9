import { styled } from '@mui/material/styles';
import { hidden } from './styleParts';

const Root = styled('span', { name: 'MarqueeLiveText', slot: 'Root' })(hidden);

/**
 * Says to those who hear the page what came of something they did, where the focus stays. It stands in the page before
 * it has words: a region that comes with its words is not read everywhere.
 */
export function LiveText({ children }: { children?: string | undefined }) {
  return <Root role="status">{children}</Root>;
}
