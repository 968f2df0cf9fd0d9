import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PointsPanel } from '@/features/points/PointsPanel';
import { inScenario } from '../../inScenario';

const meta = {
  component: PointsPanel,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['pointsBalance'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { pointsBalance: { message: 'try_again' } } } },
};
export const Guest: Story = { parameters: { scenario: { role: 'guest' } } };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
export const Largest: Story = { tags: ['phone'], parameters: { scenario: { role: 'member', data: 'long' } } };
