import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/actions/Button';
import { QuestionIcon } from '@/ui/media/icons';
import { StatusPage } from '@/ui/feedback/StatusPage';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: StatusPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Hệ thống đang bảo trì',
    text: 'Số dư và vé cược của bạn vẫn được giữ nguyên. Dự kiến mở lại lúc 22:00 ngày 20/11/2026.',
    scene: 'works',
    actions: <Button tone="primary">Hỗ trợ 24/7</Button>,
  },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const BlockedRegion: Story = {
  args: {
    title: 'Không phục vụ tại khu vực của bạn',
    text: 'IP của bạn: 203.0.113.24',
    scene: 'region',
  },
};
export const NotFound: Story = {
  args: {
    title: 'Không tìm thấy trang',
    text: 'Đường dẫn có thể đã đổi. Thử tìm trò chơi hoặc về trang chủ.',
    scene: undefined,
    icon: <QuestionIcon fontSize={56} />,
    inside: true,
  },
};
