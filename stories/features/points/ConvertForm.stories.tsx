import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { pointsBalance } from '@/testing/scenario/pointFixtures';
import { ConvertForm } from '@/features/points/ConvertForm';
import { inScenario } from '../../inScenario';

const usualRatio = {
  ...{ points: 100, times: 1, days: 30 },
  amount: { amount: '5000', currency: 'VND' },
} as const;

const meta = {
  component: ConvertForm,
  ...inScenario,
  args: { convert: usualRatio, balance: pointsBalance, onDone: fn() },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta<typeof ConvertForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['brand-matrix', 'phone'] };
/** What the points give is shown before they are asked for. */
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi hết' }));
    await expect(canvas.getByText(/1\.230\.000/)).toBeVisible();
  },
};
export const TooFew: Story = { args: { balance: { ...pointsBalance, points: 99 } } };
export const RatioChanged: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { paymentTicket: { ticket: 'once' } },
      refusals: { pointsConvert: { message: 'ratio_changed' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Điểm'), '200');
    await userEvent.type(canvas.getByLabelText('Mật khẩu rút tiền'), '246810');
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi ra tiền' }));
    await expect(await canvas.findByText(/tỷ lệ vừa thay đổi/)).toBeVisible();
  },
};
