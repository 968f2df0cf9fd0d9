import type { Audience } from '#contract/constants';
import type { Popup } from '#contract/wireTypes';
import type { PopupTexts } from '../../content/schema.ts';
import type { Texts } from '../../brands/languages/texts.ts';
import { seedPromotions } from './promotions.ts';

export interface SeedPopup extends Pick<Popup, 'promotionType'> {
  readonly audiences: readonly Audience[];
  readonly art: `/${string}`;
  readonly hoursAgo: number;
  /** It promises a bonus for signing up or for a first deposit, which some markets forbid. */
  readonly signUpBonus?: true;
  /** So often what it promises is wagered; where the market allows less, it is left out. */
  readonly times?: number;
  readonly texts: Texts<PopupTexts>;
}

export const seedPopups: readonly SeedPopup[] = [
  ...seedPromotions.map((promotion) => ({ ...promotion, promotionType: 'PR' as const })),
  {
    promotionType: 'PL',
    audiences: ['A'],
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
    audiences: ['F'],
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
