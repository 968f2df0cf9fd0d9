import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { media } from './media';
import { display } from './styleParts';
import { sunburst } from './sunburst';

const Root = styled('div', { name: 'MarqueeModalArt', slot: 'Root' })({
  position: 'relative',
  overflow: 'hidden',
  padding: '38px 34px',
  background: vars.gradient.hero,
  color: vars.text.onArt,
  '&::before': { ...sunburst, left: -180, top: -40, width: 760, height: 760 },
  '& p': { ...display(29, 38), position: 'relative', margin: 0, zIndex: 1, textWrap: 'balance' },
  '& span': { position: 'relative', display: 'block', marginTop: 10, zIndex: 1 },
  '& img': {
    position: 'absolute',
    left: 0,
    bottom: 16,
    width: '100%',
    height: 320,
    // A short dialog: the words keep their place.
    maxHeight: 'calc(100% - 150px)',
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [media.phone]: {
    height: 124,
    padding: '22px 20px',
    '& p': { ...display(20, 28), width: '50%' },
    '& span': { display: 'none' },
    '& img': { left: 'auto', right: -40, bottom: -22, width: 250, height: 160, maxHeight: 'none' },
  },
});

interface ModalArtProps {
  heading: string;
  text?: string;
  picture?: string;
}

/** The bright half of a dialog: one line of welcome and the brand's own picture. */
export function ModalArt({ heading, text, picture }: ModalArtProps) {
  return (
    <Root>
      <p>{heading}</p>
      {text && <span>{text}</span>}
      {picture && <img src={picture} alt="" />}
    </Root>
  );
}
