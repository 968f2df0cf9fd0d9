import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { space } from '#theme/space';
import { Frame } from '@/ui/Frame';
import { media } from '@/ui/media';

/** Sections that exist, in their first order. */
export const homeSections = ['banners', 'notices', 'lobby'] as const;
type HomeSection = (typeof homeSections)[number];

const isSection = (name: string): name is HomeSection => homeSections.some((known) => known === name);

const Main = styled('main')({
  '& > div': { display: 'flex', flexDirection: 'column', paddingTop: space[5] },
  '& section + section, & section + div, & div + section': { marginTop: space[4] },
  '& .lobby': { marginTop: space[10] },
  [media.phone]: { '& > div': { paddingTop: space[3] }, '& .lobby': { marginTop: space[6] } },
});

interface HomeViewProps {
  /** Names of sections; those that are not built yet are passed over. */
  order: readonly string[];
  sections: Readonly<Record<HomeSection, ReactNode>>;
}

export function HomeView({ order, sections }: HomeViewProps) {
  return (
    <Main id="content">
      <Frame>
        {order.filter(isSection).map((name) => (
          <Fragment key={name}>
            {name === 'lobby' ? <div className="lobby">{sections.lobby}</div> : sections[name]}
          </Fragment>
        ))}
      </Frame>
    </Main>
  );
}
