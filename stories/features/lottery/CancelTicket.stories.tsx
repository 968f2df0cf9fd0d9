import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CancelTicket } from '@/features/lottery/CancelTicket';
import { inScenario } from '../../inScenario';

const meta = {
  component: CancelTicket,
  ...inScenario,
  args: { amount: '60.000 ₫', busy: false, failure: undefined, onCancel: fn(), onKeep: fn() },
} satisfies Meta<typeof CancelTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { tags: ['brand-matrix', 'phone'] };
export const OnItsWay: Story = { args: { busy: true } };
export const ClosedMeanwhile: Story = {
  args: { failure: { kind: 'refused', status: 409, code: 'draw_closed' } as never },
};
