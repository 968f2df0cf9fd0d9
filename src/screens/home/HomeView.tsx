import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { hidden } from '@/ui/styles/styleParts';

/** Sections in their first order. */
export const homeSections = ['banners', 'notices', 'matches', 'lobby', 'promotions'] as const;
type HomeSection = (typeof homeSections)[number];

const isSection = (name: string): name is HomeSection => homeSections.some((known) => known === name);

// The notice bar belongs to what stands above it; the other sections have quiet between them.
const Main = styled('main')({
  paddingTop: space(5),
  paddingBottom: space(10),
  '& > h1': hidden,
  '& .home > * + *': { marginTop: space(10) },
  '& .home > * + .notices': { marginTop: space(4) },
  '& .home > .banners > * + *': { marginTop: space(3) },
  [media.phone]: {
    paddingTop: space(3),
    paddingBottom: space(6),
    '& .home > * + *': { marginTop: space(7) },
    '& .home > * + .notices': { marginTop: space(3) },
  },
});

interface HomeViewProps {
  /** Read out only: the banners say to those who see what the page is. */
  title: string;
  /** Names of sections; others are passed over. */
  order: readonly string[];
  sections: Readonly<Record<HomeSection, ReactNode>>;
}

export function HomeView({ title, order, sections }: HomeViewProps) {
  return (
    <Main id="content">
      <h1>{title}</h1>
      <Frame className="home">
        {order.filter(isSection).map((name) => (
          <div key={name} className={name}>
            {sections[name]}
          </div>
        ))}
      </Frame>
    </Main>
  );
}
