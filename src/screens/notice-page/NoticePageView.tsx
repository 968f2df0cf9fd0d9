import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';

const Main = styled('main')({
  '& > div': { display: 'grid', gap: space(5), paddingTop: space(8) },
  '& header': { minHeight: 76 },
  '& h1': { ...display(36, 46), margin: 0 },
  '& p': { margin: `${space(1)} 0 0`, color: vars.text.secondary },
  [media.phone]: { '& > div': { paddingTop: space(5) }, '& h1': display(25, 33) },
});

interface NoticePageViewProps {
  /** Absent until the words have come. */
  title?: string;
  lead?: string;
  children: ReactNode;
}

export function NoticePageView({ title, lead, children }: NoticePageViewProps) {
  return (
    <Main id="content">
      <Frame>
        <header>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        {children}
      </Frame>
    </Main>
  );
}
