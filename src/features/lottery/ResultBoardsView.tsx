import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lotteryRegions, type LotteryRegion } from '#contract/lottery';
import type { Value } from '#contract/wireTypes';
import { paperInks } from '#theme/paper';
import { space } from '#theme/space';
import { Button } from '@/ui/actions/Button';
import { TabList } from '@/ui/actions/TabList';
import { tabIds } from '@/ui/actions/tabIds';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PrizeBoard } from '@/ui/gaming/PrizeBoard';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display } from '@/ui/styles/styleParts';
import { HeadTailTable } from './HeadTailTable';
import { ProvinceBoard } from './ProvinceBoard';
import { ResultSheet } from './ResultSheet';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('ResultBoardsView', ['head', 'title', 'days', 'columns', 'column', 'more']);

type Draw = Value<'recentDraws'>['list'][number];

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3.5),
  minWidth: 0,
  [`& .${slot.head}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2, 4),
  },
  [`& .${slot.title}`]: { ...display(20, 28), margin: 0 },
  [`& .${slot.columns}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space(5),
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: space(3) },
  },
  [`& .${slot.column}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(5),
    minWidth: 0,
    [media.phone]: { gap: space(3) },
  },
  // A link on paper: the brand's text colours are for its surfaces.
  [`& .${slot.more}`]: { margin: space(0, 3.5), color: paperInks.ink, textDecoration: 'underline' },
  [media.phone]: { [`& .${slot.days}`]: { width: '100%' } },
});

const idBase = 'result-day';

interface ResultBoardsViewProps {
  /** Latest first, as numbers of draws: `20261120`. */
  days: readonly { readonly id: string; readonly drawsAt: string }[];
  day: string;
  onDay: (day: string) => void;
  draws: readonly Draw[];
  busy: boolean;
  /** The region of a lottery; undefined if it is not listed. */
  regionOf: (gameCode: string) => LotteryRegion | undefined;
  /** Opens all draws of a lottery, with their proof. */
  onOpen: (gameCode: string) => void;
}

/** Title and margins of a sheet, in lines. */
const aroundLines = 4;

/** About how many lines a board has: three numbers stand side by side. */
const linesOf = ({ prizes }: Draw): number =>
  prizes.reduce((sum, { numbers }) => sum + Math.ceil(numbers.length / 3), 0) + aroundLines;

/** Each sheet below the shorter of two columns, so that none of them ends far above the other. */
const inColumns = (sheets: readonly { readonly height: number; readonly sheet: ReactNode }[]) => {
  const columns: [ReactNode[], ReactNode[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const { height, sheet } of sheets) {
    const place = heights[1] < heights[0] ? 1 : 0;
    columns[place].push(sheet);
    heights[place] += height;
  }
  return columns;
};

/** The results of a day as printed sheets: a sheet a region, and the heads and tails of the first. */
export function ResultBoardsView(props: ResultBoardsViewProps) {
  const { days, day, onDay, draws, busy, regionOf, onOpen } = props;
  const { t } = useTranslation('lottery');
  const words = useLotteryWords();
  // Results that were known when the page was opened stand still; those that come meanwhile drop into place.
  const [known] = useState(() => new Set(draws.map(({ gameCode, drawNo }) => `${gameCode} ${drawNo}`)));
  const [latest] = useState(days[0]?.id ?? day);
  const isFresh = ({ gameCode, drawNo }: Draw) => drawNo >= latest && !known.has(`${gameCode} ${drawNo}`);
  const sheetOf = (draw: Draw) => (
    <ResultSheet
      key={draw.gameCode}
      title={draw.gameName}
      note={`${draw.host ? `${draw.host.name}, ` : ''}${words.day(draw.drawsAt)}`}
    >
      <PrizeBoard
        caption={t('opened', { name: draw.gameName })}
        shortLabels
        fresh={isFresh(draw)}
        prizes={draw.prizes.map(({ tier, numbers }) => ({
          ...{ id: tier, label: t(`tiers.${tier}`), short: t(`tiersShort.${tier}`), numbers },
        }))}
      />
      <Button
        className={slot.more}
        variant="text"
        size="small"
        aria-label={t('lobby.moreDraws', { name: draw.gameName })}
        onClick={() => onOpen(draw.gameCode)}
      >
        {t('lobby.more')}
      </Button>
    </ResultSheet>
  );
  const sheets = lotteryRegions.flatMap((region) => {
    const held = draws.filter(({ gameCode }) => regionOf(gameCode) === region);
    const [first] = held;
    if (first === undefined) return [];
    if (region !== 'south' && region !== 'central')
      return held.map((draw) => ({ height: linesOf(draw), sheet: sheetOf(draw) }));
    const sheet = (
      <ResultSheet key={region} title={t(`regions.${region}`)} note={words.day(first.drawsAt)}>
        <ProvinceBoard
          caption={t('opened', { name: t(`regions.${region}`) })}
          draws={held}
          isFresh={isFresh}
          onOpen={onOpen}
        />
      </ResultSheet>
    );
    return [{ height: first.prizes.flatMap((prize) => prize.numbers).length + aroundLines, sheet }];
  });
  const [first] = lotteryRegions.flatMap((region) =>
    draws.filter(({ gameCode }) => regionOf(gameCode) === region),
  );
  const numbers = first?.prizes.flatMap((prize) => prize.numbers) ?? [];
  // Numbers abroad are bet on whole, not by their heads and tails.
  const tails = first && regionOf(first.gameCode) !== 'abroad' && (
    <ResultSheet
      key="tails"
      title={t('lobby.headsAndTails', { name: first.gameName })}
      note={t('lobby.numbersDrawn', { total: numbers.length })}
    >
      <HeadTailTable numbers={numbers} />
    </ResultSheet>
  );
  const columns = inColumns(tails ? [...sheets, { height: 5 + aroundLines, sheet: tails }] : sheets);
  return (
    <Root aria-labelledby="result-boards">
      <header className={slot.head}>
        <h2 className={slot.title} id="result-boards">
          {t('results')}
        </h2>
        {days.length > 1 && (
          <TabList
            className={slot.days}
            variant="segment"
            label={t('lobby.days')}
            idBase={idBase}
            tabs={days.map(({ id, drawsAt }) => ({ id, label: words.shortDay(drawsAt) }))}
            value={day}
            onChange={(id) => onDay(id)}
          />
        )}
      </header>
      <div
        aria-busy={busy || undefined}
        {...(days.length > 1 && {
          role: 'tabpanel',
          id: tabIds(idBase, day).panel,
          'aria-labelledby': tabIds(idBase, day).tab,
        })}
      >
        {first === undefined ? (
          <EmptyState title={t('noResults')} />
        ) : (
          <div className={slot.columns}>
            {columns.map((column, place) => (
              <div key={place} className={slot.column}>
                {column}
              </div>
            ))}
          </div>
        )}
      </div>
    </Root>
  );
}
