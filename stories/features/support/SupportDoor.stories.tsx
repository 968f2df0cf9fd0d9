import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SupportDoor } from '@/features/support/SupportDoor';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportDoor,
  ...inScenario,
  args: { onClose: () => undefined },
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-03'] },
} satisfies Meta<typeof SupportDoor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnChat: Story = { tags: ['phone'] };
export const OutsideChat: Story = {
  parameters: { scenario: { role: 'member', outsideChat: true }, requirements: ['PORT-01'] },
};
