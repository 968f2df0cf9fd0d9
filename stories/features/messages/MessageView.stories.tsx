import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MessageView } from '@/features/messages/MessageView';
import type { MemberMessage } from '@/data/resources/useMessages';
import * as centre from '@/testing/scenario/recordFixtures';
import { inScenario } from '../../inScenario';

const [deposit, , device] = centre.messages.list as [MemberMessage, MemberMessage, MemberMessage];

const meta = {
  component: MessageView,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-11'] },
  args: { message: deposit, onBack: () => undefined, onRemove: () => undefined },
} satisfies Meta<typeof MessageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = { tags: ['phone'] };
export const NewDevice: Story = { args: { message: device } };
