import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BetTable } from '@/features/records/BetTable';
import * as centre from '@/testing/scenario/recordFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: BetTable,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: { record: centre.betRecord, page: 1, onPage: () => undefined },
} satisfies Meta<typeof BetTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Nothing: Story = { args: { record: centre.noBets } };
export const Waiting: Story = { args: { record: undefined } };
