import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatMessages } from '@/shared/ChatMessages';
import { chatIn } from '@/testing/scenario/supportFixtures';
import { inScenario } from '../inScenario';

const meta = {
  component: ChatMessages,
  ...inScenario,
  args: {
    messages: chatIn.answered.list,
    own: 'member',
    nameOf: ({ from }) => (from === 'member' ? 'Bạn' : 'Lan'),
    timeZone: 'Asia/Ho_Chi_Minh',
    picture: (_id, text) => text,
    nothing: 'Chưa có tin nhắn',
  },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof ChatMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfMember: Story = {};
export const OfStaff: Story = { args: { own: 'staff' } };
export const Nothing: Story = { args: { messages: [] } };
