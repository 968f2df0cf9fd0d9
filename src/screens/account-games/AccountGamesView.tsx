import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { GamesHead } from '@/features/games/GamesHead';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('AccountGamesView', ['frame', 'strip']);

const Main = styled('main')({
  // The footer does not move while games arrive.
  minHeight: '99vh',
  [`& > .${slot.frame}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(5),
    paddingTop: space(5),
  },
  [`& .${slot.strip}`]: { display: 'none' },
  [media.phone]: {
    [`& > .${slot.frame}`]: { paddingTop: space(3), gap: space(4) },
    [`& .${slot.strip}`]: { display: 'block' },
  },
});

interface AccountGamesViewProps {
  picture: string;
  title: string;
  lead: string;
  strip: ReactNode;
  /** Links to neighbouring pages. */
  places?: ReactNode;
  children: ReactNode;
}

/** Page with a short list of games: hot games or favourites (spec §2). */
export function AccountGamesView({ strip, places, children, ...head }: AccountGamesViewProps) {
  return (
    <Main id="content">
      <Frame className={slot.frame}>
        <div className={slot.strip}>{strip}</div>
        <GamesHead {...head} />
        {places}
        {children}
      </Frame>
    </Main>
  );
}
