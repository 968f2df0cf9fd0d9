import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BoundDuringPause } from '@/features/withdraw/BoundDuringPause';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: BoundDuringPause,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-04'] },
  args: { open: given.turnoverOpen.open.filter(({ source }) => source === 'bonus') },
} satisfies Meta<typeof BoundDuringPause>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bonus: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { args: { open: [] } };
