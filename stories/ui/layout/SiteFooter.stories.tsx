import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { vendorPicturePath } from '#contract/vendorPictures';
import { pictures } from '@/testing/samples';
import { AndroidLogoIcon, AppleLogoIcon } from '@/ui/media/icons';
import { Logo } from '@/ui/typography/Logo';
import { SiteFooter } from '@/ui/layout/SiteFooter';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen', requirements: ['HDR-06'] },
  args: {
    logo: <Logo name="Aurora88" mark={pictures.mark} />,
    description:
      'Sảnh giải trí trực tuyến với gần 10.000 trò chơi, thanh toán nhanh và hỗ trợ tiếng Việt suốt ngày đêm. Hãy chơi có trách nhiệm.',
    groups: [
      {
        title: 'Sản phẩm',
        links: [
          { label: 'Casino trực tuyến', href: '/live' },
          { label: 'Slots', href: '/rng' },
          { label: 'Bắn cá', href: '/fish' },
          { label: 'Thể thao', href: '/sports' },
        ],
      },
      {
        title: 'Trợ giúp',
        links: [
          { label: 'Câu hỏi thường gặp', href: '/help#faq' },
          { label: 'Hướng dẫn nạp rút', href: '/help#cashier' },
          { label: 'Quyền riêng tư', href: '/help#privacy' },
          { label: 'Chơi có trách nhiệm', href: '/help#safer' },
        ],
      },
      {
        title: 'Ứng dụng',
        links: [
          { label: 'Android', href: '/down#android', icon: <AndroidLogoIcon fontSize={16} /> },
          { label: 'iOS', href: '/down#ios', icon: <AppleLogoIcon fontSize={16} /> },
          { label: 'Hướng dẫn cài đặt', href: '/down' },
        ],
      },
    ],
    vendors: Object.entries({
      NVP: 'Nova Play',
      LUM: 'Lumen',
      JDW: 'Jadeworks',
      KIR: 'Kirin',
      STF: 'Starfall',
      ORC: 'Orchid',
      DL9: 'Delta 9',
      TCG_SEA: 'Lotto Đông Nam Á',
      HBL: 'Harbourlight',
      ELOTT: 'Xổ Số Nhanh',
    }).map(([id, name]) => ({ id, name, picture: [vendorPicturePath(id, 'word', 'gray')] })),
    age: '21+',
    warning: 'Từ 21 tuổi. Đặt cược có thể gây thua lỗ. Hãy đặt giới hạn cho chính mình.',
    rights: '© 2026 Bản quyền được bảo lưu',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const PlayMoney: Story = {
  args: { demo: 'Đây là bản trình diễn, tiền trong trang không có giá trị.' },
};
export const StricterAge: Story = {
  args: { age: '18+', warning: 'Từ 18 tuổi. Đặt cược có thể gây thua lỗ.' },
};
export const AllProducts: Story = {
  tags: ['brand-matrix', 'phone'],
  args: {
    groups: meta.args.groups.map((group, index) =>
      index > 0
        ? group
        : {
            ...group,
            links: Array.from({ length: 13 }, (_, at) => ({ label: `Sản phẩm ${at + 1}`, href: `/p${at}` })),
          },
    ),
  },
};
export const ForMalaysia: Story = {
  tags: ['brand-matrix', 'phone'],
  args: {
    market: {
      title: 'Dành cho người chơi tại Malaysia',
      text: 'Số tiền tính bằng MYR, giờ theo Asia/Kuala_Lumpur. Chỉ dành cho người từ 21 tuổi. Bạn có thể đặt giới hạn hoặc nghỉ chơi bất cứ lúc nào.',
      link: { label: 'Chơi có trách nhiệm', href: '/?modal=saferPlay' },
    },
  },
};
export const WithoutVendors: Story = { args: { vendors: [] } };

export const Licensed: Story = {
  args: {
    licence: 'Công ty Aurora, giấy phép số 000, cấp ngày 01/01/2026.\nĐây là văn bản mẫu của bản trình diễn.',
  },
};
