import { team, type Competition } from './Competition.ts';

export const screenCompetitions: readonly Competition[] = [
  {
    code: 'ASIAES',
    discipline: 'esports',
    names: { VI: 'Cúp Esports châu Á', EN: 'Asia Esports Cup' },
    ...{ every: 90, offset: 15, ahead: 1_440, hot: true },
    teams: [
      team('DRAGON', ['Rồng Lửa', 'Fire Dragons'], 1.2, 'dragon'),
      team('WAVE', ['Sóng Ngầm', 'Undertow'], 1, 'wave'),
      team('BAMBOO', ['Măng Tre', 'Bamboo Shoots'], 0.95, 'bamboo'),
      team('NEON', ['Phố Đèn', 'Neon Row'], 1.05, 'neon'),
      team('CRANE', ['Hạc Giấy', 'Paper Cranes'], 0.85, 'crane'),
      team('MIST', ['Sương Mù', 'Fogbank'], 0.95, 'mist'),
    ],
  },
  {
    code: 'NIGHT',
    discipline: 'esports',
    names: { VI: 'Giải đêm năm người', EN: 'Night fives' },
    ...{ every: 60, offset: 40, ahead: 720, hot: false },
    teams: [
      team('OWL', ['Cú Mèo', 'Night Owls'], 1.1, 'owl'),
      team('TEA', ['Trà Đá', 'Iced Tea'], 0.9, 'tea'),
      team('MOON', ['Trăng Khuyết', 'Crescent'], 1, 'moon'),
      team('SIREN', ['Còi Hụ', 'Sirens'], 1, 'siren'),
    ],
  },
];
