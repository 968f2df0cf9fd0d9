import { BettingRing } from '../../ui/gaming/BettingRing';
import { DealerTile } from '../../features/live/DealerTile';
import { GameCard } from '../../ui/gaming/GameCard';
import { GameFrame } from '../../screens/seamless/GameFrame';
import { LotteryTile } from '../../ui/gaming/LotteryTile';
import { MatchCard } from '../../ui/gaming/MatchCard';
import { PromotionCard } from '../../ui/gaming/PromotionCard';
import { RewardCard } from '../../ui/gaming/RewardCard';
import { RoomTile } from '../../ui/gaming/RoomTile';
import { WinnerBoard } from '../../features/winners/WinnerBoard';
import { WinnerCard } from '../../features/winners/WinnerCard';
import { WinnerRow } from '../../features/winners/WinnerRow';
import type { PartSamples } from './partSample';

const now = () => 1_000;
const act = () => undefined;
const picture = ['/a.webp'];
const winner = { name: 'an***8', game: 'Sao', amount: '+1', picture, onPlay: act };
const game = {
  gameId: 'g1',
  name: 'Sao',
  vendor: 'JL',
  cover: picture,
  favourite: false,
  labels: { play: 'Chơi', tryOut: 'Thử', favourite: 'Thích', detail: 'Xem' },
};

export const gamingParts = {
  MarqueeBettingRing: {
    element: <BettingRing label="Còn" until={9_000} lasts={9_000} now={now} />,
    variant: { lasts: 8_000 },
  },
  MarqueeDealerTile: {
    element: (
      <DealerTile name="Linh" picture={picture} table="Bàn 1" languages="VI" languagesLabel="Ngôn ngữ" />
    ),
    variant: { table: 'Bàn 2' },
  },
  MarqueeGameCard: {
    element: (
      <GameCard
        {...game}
        tag={{ kind: 'hot', label: 'Hot' }}
        onPlay={act}
        onTry={act}
        onFavourite={act}
        onDetail={act}
      />
    ),
    otherState: <GameCard {...game} state="locked" />,
    variant: { state: 'maintenance' },
  },
  MarqueeGameFrame: {
    element: (
      <GameFrame
        {...{
          title: 'Sao',
          src: 'https://games.example',
          cover: picture,
          fallbackCover: '/b.webp',
          waiting: 'Đang mở',
        }}
        ready={false}
        frame={{ current: null }}
      />
    ),
    variant: { ready: true },
  },
  MarqueeLotteryTile: {
    element: <LotteryTile name="Miền Bắc" draw="Kỳ 1" href="/lottery" picture="/a.webp" time="04:44" />,
    variant: { selected: true },
  },
  MarqueeMatchCard: {
    element: (
      <MatchCard
        competition="V.League"
        time="20:20"
        home={{ name: 'Hà Nội', picture }}
        away={{ name: 'Huế', picture }}
        fallbackPicture="/b.webp"
        score="1 - 0"
        scoreLabel="Hiệp 1"
        odds={[{ id: '1', label: '1', odds: '1,42' }]}
      />
    ),
    variant: { live: true },
  },
  MarqueePromotionCard: {
    element: (
      <PromotionCard
        title="Hoàn 8%"
        condition="Mỗi ngày"
        plate="a"
        picture={picture}
        action={{ label: 'Xem', href: '/promotions' }}
      />
    ),
    variant: { plate: 'b' },
  },
  MarqueeRewardCard: {
    element: (
      <RewardCard icon="★" title="Quà" text="Cược 5 lần" amount="8 ₫" terms="Đến 20/11" progress="1/2" />
    ),
    variant: { amount: '9 ₫' },
  },
  MarqueeRoomTile: {
    element: (
      <RoomTile
        {...{
          roomId: 'r1',
          name: 'Bàn 1',
          text: 'Lan chia bài',
          stateLabel: 'Đóng',
          back: '22:00',
          plate: 4,
        }}
        state="closed"
        dealer={picture}
        fallbackPicture="/b.webp"
        prop="/c.webp"
        guests={{ text: '1/2', label: '1 người' }}
        last={{ text: 'Cái', way: 'second' }}
        ring={{ label: 'Giây', until: 2_000, lasts: 2_000, now }}
        past={{ label: 'Ván trước', ways: ['first'] }}
        favourite
        labels={{ enter: 'Vào', enterRoom: 'Vào bàn 1', favourite: 'Thích', chat: 'Chat' }}
        onEnter={act}
        onFavourite={act}
        onChat={act}
      />
    ),
    variant: { state: 'full' },
  },
  MarqueeWinnerBoard: {
    element: (
      <WinnerBoard
        title="Thắng lớn"
        note="Hôm nay"
        labels={{ pause: 'Dừng', goOn: 'Tiếp' }}
        winners={[{ ...winner, id: '1' }]}
        footer="Tất cả"
      />
    ),
    variant: { note: 'Hôm qua' },
  },
  MarqueeWinnerCard: { element: <WinnerCard {...winner} playLabel="Chơi" />, variant: { game: 'Trăng' } },
  MarqueeWinnerRow: { element: <WinnerRow {...winner} />, variant: { game: 'Trăng' } },
} satisfies PartSamples;
