import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PointsStatus } from '@/features/points/PointsStatus';
import { inScenario } from '../../inScenario';

const meta = {
  component: PointsStatus,
  ...inScenario,
  args: { status: 'process' },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-02'] },
} satisfies Meta<typeof PointsStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProcess: Story = { tags: ['brand-matrix'] };
export const Approved: Story = { args: { status: 'approved' } };
export const Rejected: Story = { args: { status: 'rejected' } };
