import { styled } from '@mui/material/styles';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('TeamGlow', ['light']);

const Root = styled('span')({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  '@media (forced-colors: active)': { display: 'none' },
  [`& .${slot.light}`]: {
    position: 'absolute',
    top: '-45%',
    left: '-18%',
    width: '58%',
    height: '170%',
    objectFit: 'cover',
    // Bright colours too leave the words on the card their contrast.
    opacity: 0.22,
    filter: 'blur(28px) saturate(1.6)',
  },
  [`& .${slot.light}:last-child`]: { left: 'auto', right: '-18%' },
});

/** The colours of two teams as light on their card: their pictures, blurred. */
export function TeamGlow({ pictures }: { pictures: readonly [string, string] }) {
  return (
    <Root aria-hidden>
      {pictures.map((picture, place) =>
        picture === '' ? (
          <span className={slot.light} key={place} />
        ) : (
          <img className={slot.light} key={place} src={picture} alt="" loading="lazy" />
        ),
      )}
    </Root>
  );
}
