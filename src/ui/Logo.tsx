import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { media } from './media';
import { display, focusRing, hidden } from './styleParts';

const Root = styled('a', { name: 'MarqueeLogo', slot: 'Root' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: vars.text.primary,
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  // A wordmark keeps its shape: the height is given, the width follows from the picture.
  '& img': { width: 'auto', minWidth: 36, maxWidth: 160, height: 36, objectFit: 'contain' },
  '& b': { ...display(22, 30), whiteSpace: 'nowrap' },
  // The document says whether the logo of its brand writes the name already; then it is there to be heard.
  '[data-logo="wordmark"] & b': hidden,
  '&:focus-visible': focusRing,
  [media.compact]: { gap: 7, '& img': { minWidth: 32, maxWidth: 112, height: 32 }, '& b': display(16, 24) },
});

interface LogoProps {
  name: string;
  /** Mark or wordmark of the brand. */
  mark: string;
}

/** The brand's mark and name, leading home. */
export function Logo({ name, mark }: LogoProps) {
  const { component, ...address } = anchor('/');
  return (
    <Root as={component} {...address} title={name}>
      <img src={mark} alt="" width={36} height={36} />
      <b>{name}</b>
    </Root>
  );
}
