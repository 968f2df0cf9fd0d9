import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('TitledPage', ['frame', 'head', 'title', 'text', 'picture']);

const Main = styled('main')({
  // The footer does not move while content arrives.
  minHeight: '99vh',
  // Content that scrolls sideways within itself, such as banners, makes no page wider than its window.
  [`& > .${slot.frame}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(5),
    paddingTop: space(8),
  },
  [`& .${slot.head}`]: { minHeight: 76 },
  // The picture stands on a disc at the right; its room is there before the words are.
  [`& .${slot.head}[data-picture]`]: {
    display: 'grid',
    gridTemplate: '1fr auto auto 1fr / minmax(0, 1fr) auto',
    columnGap: space(6),
    minHeight: 128,
  },
  [`& .${slot.picture}`]: {
    gridArea: '1 / 2 / -1 / 2',
    alignSelf: 'center',
    boxSizing: 'border-box',
    width: 128,
    height: 128,
    padding: '20px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.primary.soft,
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [`& .${slot.title}`]: { ...display(36, 46), gridRow: 2, margin: 0 },
  [`& .${slot.text}`]: { gridRow: 3, margin: `${space(1)} 0 0`, color: vars.text.secondary },
  [media.phone]: {
    [`& > .${slot.frame}`]: { paddingTop: space(5) },
    [`& .${slot.title}`]: display(25, 33),
    [`& .${slot.head}[data-picture]`]: { minHeight: 76, columnGap: space(3) },
    [`& .${slot.picture}`]: { width: 76, height: 76, padding: '12px' },
  },
});

interface TitledPageProps {
  /** Undefined until the texts have loaded. */
  title?: string;
  lead?: string;
  /** Name in `public/art/icons`, without the file extension. */
  picture?: string;
  children: ReactNode;
}

/** A page with a heading, a lead and its content. */
export function TitledPage({ title, lead, picture, children }: TitledPageProps) {
  return (
    <Main id="content">
      <Frame className={slot.frame}>
        <header className={slot.head} data-picture={picture}>
          {title && <h1 className={slot.title}>{title}</h1>}
          {lead && <p className={slot.text}>{lead}</p>}
          {picture && (
            <img
              className={slot.picture}
              src={`/art/icons/${picture}.webp`}
              alt=""
              width={128}
              height={128}
            />
          )}
        </header>
        {children}
      </Frame>
    </Main>
  );
}
