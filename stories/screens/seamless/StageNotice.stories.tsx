import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StageNotice } from '@/screens/seamless/StageNotice';
import { Button } from '@/ui/actions/Button';
import { GameControllerIcon } from '@/ui/media/icons';

const meta = {
  component: StageNotice,
  args: {
    title: 'Không tìm thấy trò chơi',
    text: 'Đường dẫn có thể đã đổi hoặc trò chơi không còn mở.',
    icon: <GameControllerIcon fontSize={36} />,
    action: <Button>Quay lại</Button>,
  },
} satisfies Meta<typeof StageNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
