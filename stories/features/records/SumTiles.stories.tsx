import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SumTiles } from '@/features/records/SumTiles';
import * as centre from '@/testing/scenario/recordFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: SumTiles,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: { sums: centre.betRecord.sums },
} satisfies Meta<typeof SumTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Waiting: Story = { args: { sums: undefined } };
