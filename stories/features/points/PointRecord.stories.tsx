import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PointRecord } from '@/features/points/PointRecord';
import { inScenario } from '../../inScenario';

const meta = {
  component: PointRecord,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['pointsTransactions'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { pointsTransactions: { message: 'try_again' } } } },
};
