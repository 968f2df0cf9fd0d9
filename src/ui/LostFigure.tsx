import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { media } from './media';
import { display } from './styleParts';

const Root = styled('div', { name: 'MarqueeLostFigure', slot: 'Root' })({
  position: 'relative',
  width: 640,
  height: 270,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& b': {
    ...display(214, 270),
    position: 'absolute',
    left: '9%',
    right: '9%',
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.primary.main,
  },
  [media.phone]: { width: 332, height: 140, '& b': display(110, 140) },
});

/** 404 with a coin for its nought; decoration, the words stand beside it. */
export function LostFigure() {
  return (
    <Root aria-hidden>
      <b>
        <span>4</span>
        <span>4</span>
      </b>
      <picture>
        <source type="image/avif" srcSet="/art/scenes/lost-640.avif, /art/scenes/lost-1280.avif 2x" />
        <img src="/art/scenes/lost-640.webp" alt="" width={640} height={270} />
      </picture>
    </Root>
  );
}
