import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { ReceiptQuestion } from '@/features/withdraw/ReceiptQuestion';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: ReceiptQuestion,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-06'] },
  args: {
    order: given.withdrawalOrder('paid'),
    confirm: () => new Promise(() => undefined),
    onSaid: () => undefined,
  },
} satisfies Meta<typeof ReceiptQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const AllOfIt: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đã nhận đủ' }));
    await expect(canvas.getByRole('heading', { name: /^Đã nhận đủ .*\?$/ })).toHaveFocus();
  },
};
export const APart: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nhận một phần' }));
    await expect(canvas.getByRole('heading', { name: 'Nhận một phần' })).toHaveFocus();
  },
};
