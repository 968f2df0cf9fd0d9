import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { stressTexts } from '@/testing/samples';

const meta = {
  component: Note,
  args: { tone: 'danger', children: 'Sai tài khoản hoặc mật khẩu' },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = { tags: ['brand-matrix'] };
export const Warning: Story = {
  tags: ['brand-matrix'],
  args: {
    tone: 'warning',
    title: 'Bước này là bắt buộc',
    children: 'Phiên đăng nhập được giữ trong 15 phút.',
  },
};
export const Success: Story = { args: { tone: 'success', title: 'Đã đổi mật khẩu', children: undefined } };
export const Info: Story = { args: { tone: 'info' } };
export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Ví chính không đủ',
    children: 'Chuyển tiền từ ví khác về ví chính.',
    action: (
      <Button size="small" tone="primary">
        Chuyển ví
      </Button>
    ),
  },
};
export const LongTexts: Story = {
  args: { title: stressTexts.longLabel, children: `${stressTexts.consent} ${stressTexts.unbroken}` },
};
