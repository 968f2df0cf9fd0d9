import { team, type Competition } from './Competition.ts';

const DAY = 1_440;

export const fieldCompetitions: readonly Competition[] = [
  {
    code: 'SEACUP',
    discipline: 'football',
    names: { VI: 'Cúp Đông Nam Á', EN: 'Southeast Asia Cup' },
    ...{ every: 120, offset: 0, ahead: DAY, hot: true },
    teams: [
      team('VN', ['Việt Nam', 'Vietnam'], 1.25, 'vn'),
      team('TH', ['Thái Lan', 'Thailand'], 1.2, 'th'),
      team('ID', ['Indonesia', 'Indonesia'], 1.05, 'id'),
      team('MY', ['Malaysia', 'Malaysia'], 1, 'my'),
      team('SG', ['Singapore', 'Singapore'], 0.8, 'sg'),
      team('LA', ['Lào', 'Laos'], 0.65, 'la'),
    ],
  },
  {
    code: 'ASIAFR',
    discipline: 'football',
    names: { VI: 'Giao hữu quốc tế', EN: 'International friendly' },
    ...{ every: 180, offset: 45, ahead: DAY, hot: true },
    teams: [
      team('JP', ['Nhật Bản', 'Japan'], 1.25, 'jp'),
      team('KR', ['Hàn Quốc', 'Korea'], 1.15, 'kr'),
      team('VNB', ['Việt Nam B', 'Vietnam B'], 0.85, 'vn'),
      team('THB', ['Thái Lan B', 'Thailand B'], 0.8, 'th'),
    ],
  },
  {
    code: 'FIRST',
    discipline: 'football',
    names: { VI: 'Hạng nhất quốc gia', EN: 'First division' },
    ...{ every: 240, offset: 75, ahead: DAY, hot: true },
    teams: [
      team('HYDRO', ['CLB Thủy Điện Đắk Rlấp B', 'Dak Rlap Hydro B'], 1.1, 'hydro'),
      team('RIVER', ['U21 Gò Quao Mở Rộng', 'Go Quao United U21'], 0.95, 'river'),
      team('SALT', ['Muối Trắng Ninh Chữ', 'Ninh Chu White Salt'], 1.05, 'salt'),
      team('PEPPER', ['Hồ Tiêu Phú Hòa', 'Phu Hoa Pepper'], 0.9, 'pepper'),
    ],
  },
  {
    code: 'FUTSAL',
    discipline: 'futsal',
    names: { VI: 'Futsal Bến Thành', EN: 'Ben Thanh Futsal' },
    ...{ every: 90, offset: 30, ahead: 720, hot: false },
    teams: [
      team('CLOCK', ['Tháp Đồng Hồ', 'Clock Tower'], 1.15, 'clock'),
      team('LANTERN', ['Đèn Lồng', 'Lantern'], 1, 'lantern'),
      team('TRAM', ['Bến Tàu Điện', 'Tram Stop'], 0.95, 'tram'),
      team('FERRY', ['Phà Thủ Thiêm', 'Thu Thiem Ferry'], 0.9, 'ferry'),
    ],
  },
  {
    code: 'WINTER',
    discipline: 'basketball',
    names: { VI: 'Giải bóng rổ mùa đông', EN: 'Winter basketball league' },
    ...{ every: 150, offset: 60, ahead: DAY, hot: true },
    teams: [
      team('STORM', ['Bão Biển', 'Sea Storm'], 1.1, 'storm'),
      team('TIGER', ['Hổ Trắng', 'White Tigers'], 1.05, 'tiger'),
      team('HERON', ['Cò Đồng Tháp', 'Dong Thap Herons'], 0.9, 'heron'),
      team('BRICK', ['Lò Gạch', 'Brickyard'], 0.95, 'brick'),
    ],
  },
];
