import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@/ui/actions/Button';
import { Badge } from '@/ui/data-display/Badge';
import { Clock } from '@/ui/typography/Clock';
import { IconButton } from '@/ui/actions/IconButton';
import { BellIcon, HeadsetIcon } from '@/ui/media/icons';
import { LanguageSelect } from '@/features/language/LanguageSelect';
import { Logo } from '@/ui/typography/Logo';
import { NavBar } from '@/ui/layout/NavBar';
import { Avatar } from '@/ui/data-display/Avatar';
import { Balance } from '@/features/member-area/Balance';
import { inWordmarkDocument } from '../../inWordmarkDocument';
import { navigation, pictures, storyTime } from '@/testing/samples';
import { SiteHeader, siteHeaderClasses } from '@/ui/layout/SiteHeader';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Aurora88" mark={pictures.mark} />,
    clock: <Clock timeZone="Asia/Ho_Chi_Minh" now={storyTime} />,
    wideTools: (
      <>
        <IconButton label="Thông báo, 3 chưa đọc">
          <BellIcon fontSize={20} />
          <Badge count={3} label="3 chưa đọc" corner />
        </IconButton>
        <IconButton label="Hỗ trợ 24/7" href="/help">
          <HeadsetIcon fontSize={20} />
          Hỗ trợ 24/7
        </IconButton>
      </>
    ),
    tools: (
      <LanguageSelect
        value="VI"
        label="Ngôn ngữ: Tiếng Việt"
        options={[{ code: 'VI', name: 'Tiếng Việt' }]}
        onChange={() => {}}
      />
    ),
    account: (
      <>
        <Button className={siteHeaderClasses.entry}>Đăng nhập</Button>
        <Button className={siteHeaderClasses.entry} tone="accent">
          Tham gia ngay
        </Button>
      </>
    ),
    nav: (
      <NavBar
        label="Danh mục"
        items={navigation}
        renderMenu={() => null}
        more={{ label: 'Xem thêm', render: () => null }}
      />
    ),
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const Member: Story = {
  tags: ['brand-matrix', 'phone'],
  args: {
    account: (
      <>
        <Balance
          label="Số dư"
          amount="2.400.000 ₫"
          masked={false}
          labels={{ refresh: 'Làm mới', refreshed: 'Đã làm mới số dư', show: 'Hiện số dư', hide: 'Ẩn số dư' }}
          onRefresh={() => {}}
          onToggle={() => {}}
          action={<Button tone="accent">Nạp tiền</Button>}
        />
        <Avatar sources={[pictures.trophy]} alt="minhanh92" />
      </>
    ),
  },
};
/** A phone's header has room for the whole wordmark; a written name beside it would be cut. */
export const WithWordmark: Story = {
  tags: ['phone'],
  args: { logo: <Logo name="Aurora88" mark={pictures.wordmark} /> },
  decorators: [inWordmarkDocument],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('link', { name: 'Aurora88' }).querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
    const { width, height } = picture?.getBoundingClientRect() ?? { width: 0, height: 1 };
    // Between a visitor's two buttons on a narrow phone, it has less than its full width.
    await expect(width / height).toBeGreaterThan(2.5);
  },
};
export const OneRow: Story = { args: { nav: undefined }, parameters: { requirements: ['NAV-07'] } };
