import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictures } from '@/testing/samples';
import { Button } from '@/ui/actions/Button';
import { ReceiptIcon } from '@/ui/media/icons';
import { EmptyState } from '@/ui/feedback/EmptyState';

const meta = {
  component: EmptyState,
  tags: ['brand-matrix'],
  args: {
    title: 'Chưa có trò yêu thích',
    text: 'Bấm trái tim ở thẻ trò chơi để lưu lại đây.',
    picture: pictures.heart,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = { args: { action: <Button tone="primary">Vào sảnh</Button> } };
export const FactOnly: Story = {
  args: { title: 'Hộp thư trống', text: 'Tin về nạp, rút và ưu đãi sẽ nằm ở đây.', picture: pictures.mail },
};
export const WithIcon: Story = {
  args: {
    picture: undefined,
    icon: <ReceiptIcon fontSize={32} />,
    title: 'Chưa có vé cược trong 7 ngày qua',
    text: undefined,
  },
};
export const Plain: Story = { args: { plain: true } };
