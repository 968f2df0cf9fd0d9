import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { lobbyTabs, type LobbyTab } from '@/config/categories';
import { CategoryIcon } from '@/ui/media/CategoryIcon';
import { anchor } from '@/ui/hooks/anchor';
import { MagnifyingGlassIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { focusRing, forcedEdge } from '@/ui/styles/styleParts';
import { SectionHeading, sectionHeadingClasses } from '@/ui/layout/SectionHeading';
import { TabList } from '@/ui/actions/TabList';
import { tabIds } from '@/ui/actions/tabIds';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('LobbyView', ['find']);

const Root = styled('section')({
  minWidth: 0,
  [`& > .${slot.find}`]: { display: 'none' },
  // If the tabs do not fit beside the title, they move to a scrolling row of their own.
  [media.tabletDown]: {
    [`& > .${sectionHeadingClasses.root}`]: { flexWrap: 'wrap' },
    [`& .${sectionHeadingClasses.end}`]: { marginLeft: 0, width: '100%', '& > *': { minWidth: 0, flex: 1 } },
  },
  [media.phone]: {
    // The phone's header has no room for the search link, so it is here.
    [`& > .${slot.find}`]: {
      display: 'flex',
      alignItems: 'center',
      gap: space(2.5),
      height: 48,
      marginBottom: space(4),
      padding: '0 14px',
      borderRadius: vars.radius.md,
      backgroundColor: vars.surface.field,
      boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
      color: vars.text.muted,
      textDecoration: 'none',
      ...forcedEdge,
      '&:focus-visible': focusRing,
    },
  },
});

/** The board has a column of the specified width if there is room, otherwise a row of its own. */
const Hall = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${layout.sidebar}px minmax(0, 1fr)`,
  gap: layout.gutter,
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const idBase = 'lobby';

interface LobbyViewProps {
  tab: LobbyTab;
  onTab: (tab: LobbyTab) => void;
  searchHref: string;
  board: ReactNode;
  /** Content of the chosen tab. */
  children: ReactNode;
}

export function LobbyView({ tab, onTab, searchHref, board, children }: LobbyViewProps) {
  const { t } = useTranslation(['home', 'nav']);
  const names = {
    WINNER: t('bigWins'),
    RNG: t('nav:category.RNG'),
    LIVE: t('nav:short.LIVE'),
    FISH: t('nav:category.FISH'),
    PVP: t('nav:category.PVP'),
  } as const satisfies Record<LobbyTab, string>;
  const ids = tabIds(idBase, tab);
  const { component: Part, ...address } = anchor(searchHref);
  return (
    <Root aria-label={t('lobby')}>
      <Part {...address} className={slot.find}>
        <MagnifyingGlassIcon fontSize={20} />
        {t('search')}
      </Part>
      <SectionHeading
        title={t('lobby')}
        end={
          <TabList
            label={t('lobby')}
            idBase={idBase}
            value={tab}
            onChange={onTab}
            tabs={lobbyTabs.map((id) => ({
              id,
              label: names[id],
              // The winners tab uses the crown of baccarat.
              icon: <CategoryIcon category={id === 'WINNER' ? 'BAC' : id} size="small" />,
            }))}
          />
        }
      />
      <Hall>
        {board}
        <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab}>
          {children}
        </div>
      </Hall>
    </Root>
  );
}
