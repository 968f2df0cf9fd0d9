import { pointMallBanners } from './pointMallBanners.ts';
import type { SeedBanner } from './SeedBanner.ts';

/** Each figure of a bonus stands beside its cap, its wagering and its deadline (glossary §1). */
export const seedBanners: readonly SeedBanner[] = [
  {
    groupName: 'w_home',
    art: 'hero',
    linkageType: 'promotion',
    link: '4',
    signUpBonus: true,
    texts: {
      VI: {
        eyebrow: 'Thành viên mới',
        title: 'Thưởng nạp đầu',
        highlight: '100% đến 8.888K',
        lead: 'Cho lần nạp đầu tiên từ 100.000 ₫. Tiền nạp không bị giữ thêm.',
        action: 'Xem điều kiện',
        condition: 'Cược đủ 12 lần tiền thưởng, trong 30 ngày.',
      },
      EN: {
        eyebrow: 'New members',
        title: 'First deposit bonus',
        highlight: '100% up to 8,888K',
        lead: 'For a first deposit from 100,000 ₫, none of which it holds back.',
        action: 'See conditions',
        condition: 'Wager the bonus 12 times within 30 days.',
      },
    },
  },
  {
    groupName: 'w_home',
    art: '/art/scenes/envelopes',
    linkageType: 'promotion',
    link: '1',
    texts: {
      VI: {
        eyebrow: 'Thứ Sáu đến Chủ nhật',
        title: 'Lì xì điểm danh',
        highlight: '8K đến 131K',
        lead: 'Mỗi ngày một phong cho tài khoản đã nạp từ 100.000 ₫ trong tuần.',
        action: 'Xem chi tiết',
        condition: 'Cược đủ 5 lần, trong 7 ngày.',
      },
      EN: {
        eyebrow: 'Friday to Sunday',
        title: 'Check-in envelopes',
        highlight: '8K to 131K',
        lead: 'One envelope a day for accounts with deposits from 100,000 ₫ this week.',
        action: 'See details',
        condition: 'Wager it 5 times within 7 days.',
      },
    },
  },
  {
    groupName: 'w_home',
    art: '/art/scenes/wheel',
    linkageType: 'route',
    link: '/live',
    texts: {
      VI: {
        eyebrow: 'Casino trực tuyến',
        title: 'Hoàn trả 0,8%',
        highlight: 'mỗi ngày',
        lead: 'Tính trên cược hợp lệ của ngày hôm trước, tối đa 5.000.000 ₫ một ngày.',
        action: 'Vào Casino',
        condition: 'Cược đủ 1 lần, trong 7 ngày.',
      },
      EN: {
        eyebrow: 'Live casino',
        title: '0.8% rebate',
        highlight: 'every day',
        lead: 'On the valid bets of the day before, up to 5,000,000 ₫ a day.',
        action: 'Go to casino',
        condition: 'Wager it once within 7 days.',
      },
    },
  },
  {
    groupName: 'w_home',
    art: '/art/props/ball',
    linkageType: 'route',
    link: '/sports',
    texts: {
      VI: {
        eyebrow: 'Thể thao',
        title: 'Cúp Đông Nam Á',
        highlight: 'cả hai bảng đấu',
        lead: 'Tỷ lệ trước trận và trực tiếp cho mọi trận, từ bảng A đến chung kết.',
        action: 'Xem trận đấu',
        condition: 'Cược tối thiểu 10.000 ₫. Đặt cược có thể gây thua lỗ.',
      },
      EN: {
        eyebrow: 'Sports',
        title: 'Southeast Asia Cup',
        highlight: 'both groups',
        lead: 'Odds before and during every match, from group A to the final.',
        action: 'See matches',
        condition: 'Minimum stake 10,000 ₫. Betting can lose you money.',
      },
    },
  },
  ...pointMallBanners,
  {
    groupName: 'w_login',
    art: '/art/scenes/sevens',
    linkageType: 'none',
    link: '',
    texts: {
      VI: {
        eyebrow: '',
        title: 'Chào bạn trở lại',
        highlight: '',
        lead: 'Đăng nhập để xem số dư và lịch sử cược.',
        action: '',
        condition: '',
      },
      EN: {
        eyebrow: '',
        title: 'Welcome back',
        highlight: '',
        lead: 'Log in to see your balance and bets.',
        action: '',
        condition: '',
      },
    },
  },
  {
    groupName: 'w_register',
    art: '/art/scenes/friends',
    linkageType: 'none',
    link: '',
    signUpBonus: true,
    texts: {
      VI: {
        eyebrow: '',
        title: 'Thưởng 100% lần nạp đầu',
        highlight: 'tối đa 8.888.000 ₫',
        lead: 'Cược đủ 12 lần tiền thưởng trong 30 ngày trước khi rút thưởng.',
        action: '',
        condition: '',
      },
      EN: {
        eyebrow: '',
        title: '100% on your first deposit',
        highlight: 'up to 8,888,000 ₫',
        lead: 'Wager the bonus 12 times within 30 days before you withdraw it.',
        action: '',
        condition: '',
      },
    },
  },
];
