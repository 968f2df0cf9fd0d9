import { useCallback, useMemo } from 'react';
import { useSWRConfig, type ScopedMutator } from 'swr';
import { callKey } from '#contract/callKey';
import type { Game, Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import { createFavouriteQueue, type Favourite } from '../storage/favouriteQueue';
import type { Site } from '../session/site';
import { useSite } from '../session/siteContext';
import { raiseToast } from '../core/toasts';
import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';
import { useMember } from '../session/useMember';

const key = callKey('favourites');
const none: Value<'favourites'> = { list: [] };

const favouriteOf = ({ nodeId, vassalage, gameType }: Game): Favourite => ({
  nodeId,
  vendor: vassalage,
  gameType,
});

const marked =
  (favourite: Favourite, liked: boolean) =>
  (now: Value<'favourites'> = none) => {
    const others = now.list.filter(({ nodeId }) => nodeId !== favourite.nodeId);
    return { list: liked ? [favourite, ...others] : others };
  };

type Queue = ReturnType<typeof createFavouriteQueue>;
const queues = new WeakMap<Site, Queue>();

/** One queue per page, shared by all game cards. */
const queueOf = (site: Site, mutate: ScopedMutator): Queue => {
  const made =
    queues.get(site) ??
    createFavouriteQueue({
      send: async (favourite, liked) => {
        const { nodeId, ...named } = favourite;
        const answer = liked
          ? await site.client.send('addFavourite', favourite)
          : await site.client.remove('removeFavourite', { nodeId: String(nodeId), ...named });
        return answer.ok;
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      every: limits.favouriteEvery,
      onFailed: (favourite, known) => {
        void mutate(key, marked(favourite, known), { revalidate: false });
        raiseToast(site, 'favouriteRefused');
      },
    });
  queues.set(site, made);
  return made;
};

/** The member's favourite games. A press shows at once and is rolled back if the gateway refuses it (GAME-08). */
export const useFavourites = () => {
  const site = useSite();
  const { mutate } = useSWRConfig();
  const { isTrial } = useIdentity();
  const known = useMember().value !== undefined;
  const { value } = useEndpoint('favourites', known && !isTrial ? undefined : null);
  const liked = useMemo(() => new Set(value?.list.map(({ nodeId }) => nodeId)), [value]);
  const toggle = useCallback(
    (game: Game): void => {
      const like = !liked.has(game.nodeId);
      const favourite = favouriteOf(game);
      void mutate(key, marked(favourite, like), { revalidate: false });
      queueOf(site, mutate).press(favourite, like);
    },
    [liked, mutate, site],
  );
  return { liked, toggle };
};
