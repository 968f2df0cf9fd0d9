import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RedeemHistory } from '@/features/points/RedeemHistory';
import { inScenario } from '../../inScenario';

const meta = {
  component: RedeemHistory,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['pointsRedeemList'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { pointsRedeemList: { message: 'try_again' } } } },
};
