import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { GameType } from '#contract/constants';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { Frame } from '@/ui/Frame';
import { media } from '@/ui/media';
import { CategoryGames, type CategoryGamesProps } from './CategoryGames';
import { CategoryHead } from './CategoryHead';
import { CategoryVendors, type CategoryVendorsProps } from './CategoryVendors';

const Main = styled('main')({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: `${layout.sidebar}px minmax(0, 1fr)`,
    alignItems: 'start',
    gap: space[5],
    paddingTop: space[5],
  },
  '& > div > :is(header, .strip)': { gridColumn: '1 / -1' },
  '& .strip': { display: 'none' },
  [media.belowDesktop]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
  [media.phone]: { '& > div': { paddingTop: space[3], gap: space[3] }, '& .strip': { display: 'block' } },
});

interface CategoryViewProps extends CategoryGamesProps, CategoryVendorsProps {
  category: GameType;
  title: string;
  /** "1,2%"; absent where there is none. */
  rebate: string | undefined;
  /** The way to the other categories, on a phone. */
  strip?: ReactNode;
}

export function CategoryView(props: CategoryViewProps) {
  const { category, title, rebate, strip, vendors, chosen, allHref, ...games } = props;
  return (
    <Main id="content">
      <Frame>
        <div className="strip">{strip}</div>
        <CategoryHead
          category={category}
          title={title}
          rebate={rebate}
          vendors={vendors.length}
          total={chosen === undefined && games.cards ? games.total : undefined}
        />
        <CategoryVendors vendors={vendors} chosen={chosen} allHref={allHref} />
        <CategoryGames {...games} />
      </Frame>
    </Main>
  );
}
