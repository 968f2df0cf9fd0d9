import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StakeChart } from '@/features/records/StakeChart';
import * as centre from '@/testing/scenario/recordFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: StakeChart,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: { days: centre.betRecord.days },
} satisfies Meta<typeof StakeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { tags: ['brand-matrix', 'phone'] };
export const Waiting: Story = { args: { days: undefined } };
