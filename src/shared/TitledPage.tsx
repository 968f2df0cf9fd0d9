import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('TitledPage', ['frame', 'head', 'title', 'text']);

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
  [`& .${slot.title}`]: { ...display(36, 46), margin: 0 },
  [`& .${slot.text}`]: { margin: `${space(1)} 0 0`, color: vars.text.secondary },
  [media.phone]: { [`& > .${slot.frame}`]: { paddingTop: space(5) }, [`& .${slot.title}`]: display(25, 33) },
});

interface TitledPageProps {
  /** Undefined until the texts have loaded. */
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** A page with a heading, a lead and its content. */
export function TitledPage({ title, lead, children }: TitledPageProps) {
  return (
    <Main id="content">
      <Frame className={slot.frame}>
        <header className={slot.head}>
          {title && <h1 className={slot.title}>{title}</h1>}
          {lead && <p className={slot.text}>{lead}</p>}
        </header>
        {children}
      </Frame>
    </Main>
  );
}
