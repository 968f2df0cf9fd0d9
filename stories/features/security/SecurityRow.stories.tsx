import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SecurityRow } from '@/features/security/SecurityRow';
import { Button } from '@/ui/actions/Button';
import { ShieldCheckIcon } from '@/ui/media/icons';

const meta = {
  component: SecurityRow,
  // A row must be inside a list.
  decorators: [
    (Row) => (
      <ul>
        <Row />
      </ul>
    ),
  ],
  args: {
    icon: <ShieldCheckIcon />,
    title: 'Xác minh hai bước',
    text: 'Đã bật với ứng dụng xác thực',
    children: <Button size="small">Thay đổi</Button>,
  },
} satisfies Meta<typeof SecurityRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const LeftToDo: Story = { args: { text: 'Chưa bật', open: true } };
export const LongWords: Story = {
  tags: ['phone'],
  args: {
    title: 'Thiết bị đang đăng nhập vào tài khoản của bạn ở mọi nơi',
    text: 'Chrome trên máy tính ở Thành phố Hồ Chí Minh, Safari trên điện thoại ở Đà Nẵng, và sáu thiết bị khác',
  },
};
