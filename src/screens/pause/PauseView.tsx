import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { Frame } from '@/ui/layout/Frame';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('PauseView', ['title']);

const Main = styled('main')({
  minHeight: 360,
  paddingTop: space(8),
  paddingBottom: space(10),
  [`& .${slot.title}`]: { ...display(24, 32), margin: `0 0 ${space(4)}` },
});

interface RestViewProps {
  title: string;
  /** When the pause ends, and what is open meanwhile. */
  children: ReactNode;
}

/** A page that is closed during the member's pause. */
export function PauseView({ title, children }: RestViewProps) {
  return (
    <Main id="content">
      <Frame>
        <h1 className={slot.title}>{title}</h1>
        {children}
      </Frame>
    </Main>
  );
}
