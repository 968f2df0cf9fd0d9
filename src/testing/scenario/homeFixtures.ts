import type { HotMatch, Popup, Winner } from '#contract/wireTypes';
import { stressTexts, storyTime } from '../samples';
import { gameList } from './fixtures';

const minutes = (count: number) => new Date(storyTime() + count * 60_000).toISOString();

const match = (
  id: number,
  [competition, homeTeam, awayTeam]: [string, string, string],
  [home, away]: [string, string],
  [homeTeamOdds, awayTeamOdds, drawOdds]: [string, string, string?],
  inMinutes: number,
  score?: [number, number],
): HotMatch => ({
  id: `SEACUP-20261120120${id}`,
  gameType: 'SPORTS',
  discipline: 'football',
  competition,
  matchTime: minutes(inMinutes),
  homeTeam,
  awayTeam,
  homeTeamImageUrl: `/art/teams/${home}.svg`,
  awayTeamImageUrl: `/art/teams/${away}.svg`,
  moneyLine: { homeTeamOdds, awayTeamOdds, ...(drawOdds !== undefined && { drawOdds }) },
  ...(score && { minute: -inMinutes, score: { home: score[0], away: score[1] } }),
});

export const matches: HotMatch[] = [
  match(
    1,
    ['Cúp Đông Nam Á, bảng A', 'Việt Nam', 'Thái Lan'],
    ['vn', 'th'],
    ['1.42', '6.20', '3.85'],
    -67,
    [2, 1],
  ),
  match(2, ['Giao hữu quốc tế', 'Nhật Bản', 'Hàn Quốc'], ['jp', 'kr'], ['2.30', '3.05', '3.10'], -28, [0, 0]),
  match(3, ['Vòng loại châu Á', 'Indonesia', 'Malaysia'], ['id', 'my'], ['1.95', '3.70', '3.30'], 285),
  match(
    4,
    ['Cúp Esports châu Á', 'Rồng Lửa', 'Sóng Ngầm'],
    ['dragon', 'wave'],
    ['1.55', '2.45'],
    -52,
    [1, 0],
  ),
  match(5, ['Giải bóng rổ mùa đông', 'Bão Biển', 'Hổ Trắng'], ['storm', 'tiger'], ['1.72', '2.10'], 60),
  match(6, ['Cúp Đông Nam Á, bảng B', 'Singapore', 'Lào'], ['sg', 'la'], ['1.60', '5.10', '3.60'], 1_335),
  match(
    7,
    ['Hạng nhất quốc gia', 'Đắk Rlấp', 'Gò Quao'],
    ['hydro', 'river'],
    ['2.05', '3.40', '3.15'],
    1_500,
  ),
];

export const longMatches: HotMatch[] = matches.map((one) => ({
  ...one,
  competition: `${one.competition} ${stressTexts.longLabel}`,
  homeTeam: stressTexts.team,
  awayTeam: `${stressTexts.team} 2`,
}));

const names = [
  'huyn***88',
  'than***07',
  'kha***t9',
  'bao***ng',
  'lin***22',
  'duc***an',
  'tram***5',
  'quo***k1',
];

export const winners: Winner[] = Array.from({ length: 20 }, (_, index) => {
  const game = gameList[index % gameList.length] as Winner['game'];
  return {
    vo: {
      customerName: names[index % names.length] ?? '***',
      winAmount: { amount: String(Math.round((48_250 * 0.85 ** index) / 5) * 5_000), currency: 'VND' },
      iconUrl: game.showIcon,
    },
    game,
  };
});

export const longWinners: Winner[] = winners.map(({ vo, game }) => ({
  vo: { ...vo, winAmount: { amount: '999999999999', currency: 'VND' } },
  game: { ...game, gameName: `${game.gameName} ${stressTexts.name}` },
}));

const offer = (id: number, title: string, condition: string, art: string, text: string): Popup[] =>
  (['A', 'B'] as const).map((execution, audience) => ({
    id: id * 2 + audience,
    title,
    condition,
    content: text,
    promotionType: 'PR',
    execution,
    announcementImages: [{ url: `/art/props/${art}` }],
    publishedAt: minutes(-id * 600),
  }));

export const popups: Popup[] = [
  ...offer(
    1,
    'Lì xì cuối tuần đến 131K',
    'Mỗi ngày, cược đủ 5 lần',
    'env',
    '<p>Mở ứng dụng mỗi ngày từ thứ Sáu đến Chủ nhật để nhận một phong lì xì từ 8K đến 131K.</p><ul><li>Cược đủ 5 lần trong 7 ngày</li><li>Mỗi người một phong mỗi ngày</li><li>Đã nạp từ 100.000 ₫ trong tuần</li></ul>',
  ),
  ...offer(
    2,
    'Hoàn trả casino 0,8%',
    'Mỗi ngày, cược đủ 1 lần',
    'roulette',
    '<p>Tính trên cược hợp lệ của ngày hôm trước, trả lúc 12:00.</p><ul><li>Tối đa 5.000.000 ₫ một ngày</li></ul>',
  ),
  ...offer(
    3,
    'Thưởng 288K mỗi người bạn',
    'Mời bạn bè, cược đủ 6 lần',
    'coin',
    '<p>Nhận 288.000 ₫ khi người bạn mời nạp lần đầu từ 500.000 ₫.</p>',
  ),
  ...offer(
    4,
    'Nạp đầu 100% đến 8.888K',
    'Thành viên mới, cược đủ 12 lần',
    'gemr',
    '<p>Cho lần nạp đầu tiên từ 100.000 ₫.</p>',
  ),
];

export const longPopups: Popup[] = popups.map((popup) => ({
  ...popup,
  title: `${popup.title} ${stressTexts.longLabel}`,
  condition: `${popup.condition ?? ''} ${stressTexts.consent}`,
  content: `${popup.content}<p>${stressTexts.unbroken} ${stressTexts.marks}</p>`.repeat(3),
}));
