import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameType } from '#contract/constants';
import type { GameListFilter } from '#contract/firstCalls';
import { categoryRoutes } from '@/config/categories';
import { limits } from '@/config/limits';
import { useGameList } from '@/data/resources/useGameList';
import { useIsFar } from '@/ui/hooks/useIsFar';
import { useNearViewport } from '@/ui/hooks/useNearViewport';
import { JackpotAmountsOfGames } from './JackpotAmountsOfGames';
import { GameRowSkeleton } from './GameRowSkeleton';
import { GameRowView } from './GameRowView';

const tags = { popular: 'hot', fresh: 'new', jackpots: 'jackpot' } as const satisfies Record<
  string,
  GameListFilter['tag']
>;

const isTagged = (name: string): name is keyof typeof tags => Object.hasOwn(tags, name);

interface GameRowProps {
  /** Of a tag, or of a whole category. */
  name: 'popular' | 'fresh' | 'jackpots' | 'fish' | 'cards';
  category: GameType;
}

/**
 * A row of a category's games by theme: fetched when it comes near the viewport, and a placeholder while it is far
 * away. It is left out if there are no games, or if they cannot be loaded.
 */
export function GameRow({ name, category }: GameRowProps) {
  const { t, ready } = useTranslation(['games', 'nav']);
  const tag = isTagged(name) ? tags[name] : undefined;
  const filter = useMemo<GameListFilter>(
    () => ({ gameType: category, ...(tag !== undefined && { tag }) }),
    [category, tag],
  );
  const { ref, near } = useNearViewport<HTMLDivElement>(false);
  const isFar = useIsFar(ref, near);
  const { value, failure } = useGameList(near ? filter : null);
  const games = useMemo(() => value?.games.slice(0, limits.rowShown), [value]);
  const hasNone = games === undefined ? failure !== undefined : games.length === 0;
  return (
    <div ref={ref} className={`GameRow-${name}`}>
      {/* Without games it stays empty: a placeholder would come into view, and leave again, without end. */}
      {hasNone ? null : !ready || !near || isFar ? (
        <GameRowSkeleton name={name} />
      ) : (
        <JackpotAmountsOfGames wanted={name === 'jackpots'}>
          <GameRowView
            name={name}
            title={isTagged(name) ? t(`games:row.${name}`) : t(`nav:category.${category}`)}
            games={games}
            href={`${categoryRoutes[category]}${tag === undefined ? '' : `?tag=${tag}`}`}
          />
        </JackpotAmountsOfGames>
      )}
    </div>
  );
}
