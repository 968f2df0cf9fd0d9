import type { Popup } from '#contract/wireTypes';
import type { ArticleTexts } from '../../content/schema.ts';
import type { Texts } from '../../content/texts.ts';

export interface SeedPopup extends Pick<Popup, 'promotionType' | 'execution'> {
  readonly art: `/${string}`;
  readonly hoursAgo: number;
  readonly texts: Texts<ArticleTexts>;
}

export const seedPopups: readonly SeedPopup[] = [
  {
    promotionType: 'PR',
    execution: 'B',
    art: '/art/props/coin',
    hoursAgo: 20,
    texts: {
      VI: {
        title: 'Thưởng nạp đầu 100%, tối đa 8.888.000 ₫',
        content:
          '<p>Cho lần nạp đầu tiên từ 100.000 ₫. Để rút tiền, cần cược đủ 12 lần tổng tiền nạp và thưởng trong vòng 30 ngày.</p><p><a href="/promotions#1">Xem điều khoản</a></p>',
      },
      EN: {
        title: '100% first deposit bonus, up to 8,888,000 ₫',
        content:
          '<p>For a first deposit from 100,000 ₫. To withdraw, wager deposit plus bonus 12 times within 30 days.</p><p><a href="/promotions#1">See the terms</a></p>',
      },
    },
  },
  {
    promotionType: 'PR',
    execution: 'A',
    art: '/art/props/env',
    hoursAgo: 8,
    texts: {
      VI: {
        title: 'Lì xì cuối tuần đến 131K',
        content:
          '<p>Mở ứng dụng mỗi ngày từ thứ Sáu đến Chủ nhật để nhận một phong lì xì từ 8K đến 131K.</p><ul><li>Vòng cược 5 lần trong 7 ngày</li><li>Mỗi người một phong mỗi ngày</li><li>Đã nạp từ 100.000 ₫ trong tuần</li></ul>',
      },
      EN: {
        title: 'Weekend envelopes up to 131K',
        content:
          '<p>Open the app each day from Friday to Sunday for an envelope of 8K to 131K.</p><ul><li>Wager it 5 times within 7 days</li><li>One envelope a person and day</li><li>For accounts with deposits from 100,000 ₫ this week</li></ul>',
      },
    },
  },
  {
    promotionType: 'PL',
    execution: 'A',
    art: '/art/props/cards',
    hoursAgo: 30,
    texts: {
      VI: {
        title: 'Sảnh Lumen bảo trì từ 02:00 đến 04:00 ngày mai',
        content: '<p>Vé cược đã đặt vẫn được giữ nguyên, tiền thắng được trả sau khi mở lại.</p>',
      },
      EN: {
        title: 'Lumen is under maintenance from 02:00 to 04:00 tomorrow',
        content: '<p>Bets already placed stay as they are, and wins are paid after it reopens.</p>',
      },
    },
  },
  {
    promotionType: 'PU',
    execution: 'F',
    art: '/art/props/gemc',
    hoursAgo: 40,
    texts: {
      VI: {
        title: 'Ba việc nên làm khi mới bắt đầu',
        content:
          '<ol><li>Đổi mật khẩu nếu bạn nhận mật khẩu tạm.</li><li>Bật xác minh hai bước ở mục Bảo mật.</li><li>Đặt hạn mức nạp phù hợp với bạn.</li></ol>',
      },
      EN: {
        title: 'Three things to do first',
        content:
          '<ol><li>Change your password if you were given a temporary one.</li><li>Turn on two-factor login in the security centre.</li><li>Set a deposit limit that suits you.</li></ol>',
      },
    },
  },
];
