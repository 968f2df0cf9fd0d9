import { useTranslation } from 'react-i18next';
import { roomLimits, tableResults, type TableResult } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { useFavourites } from '@/data/resources/useFavourites';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useLanguage } from '@/data/session/useLanguage';
import { useLaunch } from '@/data/resources/useLaunch';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { hourOf } from '@/domain/hourOf';
import { pictureSources } from '@/domain/pictureSources';
import type { RoomTileProps } from '@/ui/gaming/RoomTile';
import { useNavigate } from 'react-router-dom';

type Room = Value<'roomList'>['list'][number];
export type Model = Value<'liveModels'>['list'][number];

const ways = {
  player: 'first',
  banker: 'second',
  tie: 'even',
  small: 'first',
  big: 'second',
  triple: 'even',
  even: 'first',
  odd: 'second',
} as const satisfies Record<TableResult, string>;

/** Words for the road and picture of what lies on the table, by a result of it. */
const kinds = {
  player: ['past', 'bac'],
  banker: ['past', 'bac'],
  tie: ['past', 'bac'],
  big: ['pastDice', 'dice-plate'],
  small: ['pastDice', 'dice-plate'],
  triple: ['pastDice', 'dice-plate'],
  even: ['pastCoins', 'coin-plate'],
  odd: ['pastCoins', 'coin-plate'],
} as const satisfies Record<TableResult, readonly [string, string]>;

/** Cards, unless the table has told what it deals. */
const kindOf = ({ results: [result = 'tie'] }: Pick<Room, 'results'>) => kinds[result];

const fallbackPicture = '/art/props/cards-380.webp';

/** Props of the tiles of live tables, for the current visitor. */
export const useRoomTiles = (rooms: readonly Room[], models: readonly Model[]): RoomTileProps[] => {
  const { t } = useTranslation(['live', 'games']);
  const navigate = useNavigate();
  const modal = useModalAddress();
  const hosts = useImageHosts();
  const money = useMoneyText();
  const { client, boot } = useSite();
  const { open, asMember } = useLaunch();
  const { liked, toggle } = useFavourites();
  const number = new Intl.NumberFormat(languageTag(useLanguage()));
  const dealerOf = ({ modelId }: Room) => models.find((model) => model.modelId === modelId);

  const pastOf = (room: Room): Pick<RoomTileProps, 'past'> => {
    const { results } = room;
    const times = (result: TableResult) => results.filter((one) => one === result).length;
    const counts = Object.fromEntries(tableResults.map((result) => [result, times(result)]));
    const [words] = kindOf(room);
    const label = t(`live:${words}`, { total: results.length, ...counts });
    return results.length === 0 ? {} : { past: { label, ways: results.map((result) => ways[result]) } };
  };

  const ringOf = ({ state, bettingUntil }: Room): Pick<RoomTileProps, 'ring'> =>
    state !== 'betting' || bettingUntil === null
      ? {}
      : {
          ring: {
            label: t('live:betsFor'),
            until: Date.parse(bettingUntil),
            lasts: roomLimits.betting,
            now: client.clock.now,
          },
        };

  return rooms.map((room, place) => {
    const { roomId, game, state, players, seats, minBet, maxBet } = room;
    const last = room.results.at(-1);
    const dealer = dealerOf(room);
    const range = t('live:range', { from: money(minBet), to: money(maxBet) });
    const isLiked = liked.has(game.nodeId);
    const end = game.maintenanceEnd;
    return {
      roomId,
      name: game.gameName,
      text: dealer ? t('live:dealtBy', { range, name: dealer.name }) : range,
      state,
      stateLabel: t(`live:state.${state}`),
      ...(state === 'closed' && {
        back: end === null ? t('live:closed') : t('live:back', { time: hourOf(end, boot.brand.timeZone) }),
      }),
      plate: place,
      prop: `/art/props/${kindOf(room)[1]}-380.webp`,
      ...(dealer && { dealer: pictureSources(dealer.pictureUrl, hosts) }),
      fallbackPicture,
      guests: {
        text: t('live:freeSeats', { free: number.format(Math.max(0, seats - players)) }),
        label: t('live:guests', { players, seats }),
      },
      ...(last !== undefined && { last: { text: t(`live:ways.${last}`), way: ways[last] } }),
      ...(place === 0 && { size: 'feature' }),
      ...ringOf(room),
      ...pastOf(room),
      favourite: isLiked,
      labels: {
        enter: t('live:enter'),
        enterRoom: t('live:enterRoom', { name: game.gameName }),
        favourite: t(isLiked ? 'games:favouriteRemove' : 'games:favouriteAdd'),
        chat: t('live:chatAt', { name: game.gameName }),
      },
      ...(state !== 'full' && { onEnter: () => open(game, 'real') }),
      onFavourite: () => asMember(() => toggle(game)),
      ...(state !== 'closed' && { onChat: () => asMember(() => void navigate(modal('roomChat', roomId))) }),
    };
  });
};
