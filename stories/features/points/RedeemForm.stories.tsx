import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { bonusMoney, bonusRounds, headphones, pointsBalance } from '@/testing/scenario/pointFixtures';
import { RedeemForm } from '@/features/points/RedeemForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: RedeemForm,
  ...inScenario,
  args: { reward: headphones, balance: pointsBalance, onDone: fn() },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta<typeof RedeemForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Goods: Story = { tags: ['brand-matrix', 'phone'] };
export const Money: Story = { args: { reward: bonusMoney } };
/** Bonus rounds: how many, of what stake, in which games, and what becomes of what they win. */
export const Rounds: Story = { tags: ['phone'], args: { reward: bonusRounds } };
/** A member without a withdraw password sets it with the same submit. */
export const FirstPassword: Story = { args: { balance: { ...pointsBalance, hasPassword: false } } };
export const NotEnough: Story = { args: { balance: { ...pointsBalance, points: 1_000 } } };
export const SoldOut: Story = { args: { reward: { ...headphones, stock: 0 } } };
export const WithoutAddress: Story = {
  args: { balance: { ...pointsBalance, delivery: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi quà' }));
    await expect(await canvas.findByText('Vui lòng nhập địa chỉ nhận hàng')).toBeVisible();
  },
};
export const LastPieceGone: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { paymentTicket: { ticket: 'once' } },
      refusals: { pointsRedeem: { message: 'stock_gone', value: { stock: 0 } } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Mật khẩu rút tiền'), '246810');
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi quà' }));
    await expect(await canvas.findByText(/Không còn đủ số lượng/)).toBeVisible();
  },
};
