import { team, type Competition } from './Competition.ts';

export const pitCompetitions: readonly Competition[] = [
  {
    code: 'ARENA',
    discipline: 'cockfight',
    names: { VI: 'Trường gà Bến Nghé', EN: 'Ben Nghe arena' },
    ...{ every: 10, offset: 0, ahead: 120, hot: false },
    teams: [
      team('O', ['Ô Tía', 'Black Ruby'], 1.15, 'o.webp'),
      team('XAM', ['Xám Khô', 'Ash Grey'], 1.05, 'xam.webp'),
      team('DIEU', ['Điều Lửa', 'Flame Red'], 1.1, 'dieu.webp'),
      team('NHAN', ['Nhạn Sáp', 'Wax Swallow'], 0.95, 'nhan.webp'),
      team('CHUOI', ['Chuối Bông', 'Speckled Gold'], 0.9, 'chuoi.webp'),
      team('QUA', ['Que Xanh', 'Green Twig'], 0.85, 'qua.webp'),
    ],
  },
];

export const trackCompetitions: readonly Competition[] = [
  {
    code: 'TRACK',
    discipline: 'horse',
    names: { VI: 'Trường đua Phú Thọ, đua đôi', EN: 'Phu Tho track, match race' },
    ...{ every: 15, offset: 5, ahead: 180, hot: false },
    teams: [
      team('WIND', ['Gió Ngàn', 'Mountain Wind'], 1.2, 'wind.webp'),
      team('SAND', ['Cát Vàng', 'Golden Sand'], 1.05, 'sand.webp'),
      team('DUSK', ['Hoàng Hôn', 'Dusk'], 1, 'dusk.webp'),
      team('MINT', ['Bạc Hà', 'Mint Leaf'], 0.95, 'mint.webp'),
      team('RAIN', ['Mưa Rào', 'Downpour'], 0.9, 'rain.webp'),
      team('KITE', ['Sáo Diều', 'Kite Flute'], 0.85, 'kite.webp'),
    ],
  },
];
