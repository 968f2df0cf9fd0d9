import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RedeemModal } from '@/features/points/RedeemModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: RedeemModal,
  ...inScenario,
  args: { item: '2', onClose: () => undefined },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta<typeof RedeemModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Goods: Story = { tags: ['every-brand', 'phone'] };
export const Money: Story = { args: { item: '3' } };
export const Gone: Story = { args: { item: '99' } };
export const Guest: Story = { parameters: { scenario: { role: 'guest' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['pointsRewards'] } } };
