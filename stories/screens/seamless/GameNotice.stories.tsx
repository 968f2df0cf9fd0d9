import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameNotice } from '@/screens/seamless/GameNotice';
import { Button } from '@/ui/actions/Button';
import { GameControllerIcon } from '@/ui/media/icons';

const meta = {
  component: GameNotice,
  args: {
    title: 'Không tìm thấy trò chơi',
    text: 'Đường dẫn có thể đã đổi hoặc trò chơi không còn mở.',
    icon: <GameControllerIcon fontSize={36} />,
    action: <Button>Quay lại</Button>,
  },
} satisfies Meta<typeof GameNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
