import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CancelBonus } from '@/features/rewards/CancelBonus';
import { inScenario } from '../../inScenario';

const meta = {
  component: CancelBonus,
  ...inScenario,
  parameters: { requirements: ['SAFE-05'] },
  args: { bound: '34.500 ₫', busy: false, failure: undefined, onCancel: fn(), onKeep: fn() },
} satisfies Meta<typeof CancelBonus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { tags: ['phone'] };
export const OnItsWay: Story = { args: { busy: true } };
export const EndedMeanwhile: Story = {
  args: { failure: { kind: 'refused', status: 404, code: 'not_found' } as never },
};
