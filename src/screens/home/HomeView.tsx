import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { homeSections, type HomeSection } from '#theme/layouts/brandLayout';
import { space } from '#theme/space';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { hidden } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const isSection = (name: string): name is HomeSection => homeSections.some((known) => known === name);

const slot = ownClasses('HomeView', ['title', 'home', ...homeSections]);

/** The class of a section, by which the document template finds it. */
export const homeSectionClass = (name: HomeSection): string => slot[name];

// The notice bar is attached to the section above it; the other sections have a gap between them.
const Main = styled('main')({
  paddingTop: space(5),
  paddingBottom: space(10),
  [`& > .${slot.title}`]: hidden,
  [`& .${slot.home} > * + *`]: { marginTop: space(10) },
  [`& .${slot.home} > * + .${slot.notices}`]: { marginTop: space(4) },
  [`& .${slot.home} > .${slot.banners} > * + *`]: { marginTop: space(3) },
  [media.phone]: {
    paddingTop: space(3),
    paddingBottom: space(6),
    [`& .${slot.home} > * + *`]: { marginTop: space(7) },
    [`& .${slot.home} > * + .${slot.notices}`]: { marginTop: space(3) },
  },
});

interface HomeViewProps {
  /** For screen readers only: sighted visitors see from the banners what the page is. */
  title: string;
  /** Names of the sections; unknown names are skipped. */
  order: readonly string[];
  sections: Readonly<Partial<Record<HomeSection, ReactNode>>>;
}

export function HomeView({ title, order, sections }: HomeViewProps) {
  return (
    <Main id="content">
      <h1 className={slot.title}>{title}</h1>
      <Frame className={slot.home}>
        {order.filter(isSection).map((name) => (
          <div key={name} className={slot[name]}>
            {sections[name]}
          </div>
        ))}
      </Frame>
    </Main>
  );
}
