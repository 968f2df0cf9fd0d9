import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MoveTiles } from '@/features/records/MoveTiles';
import * as centre from '@/testing/scenario/recordFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: MoveTiles,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: { sums: centre.accountRecord.sums },
} satisfies Meta<typeof MoveTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Waiting: Story = { args: { sums: undefined } };
