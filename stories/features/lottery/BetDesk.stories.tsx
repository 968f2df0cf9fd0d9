import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BetDesk } from '@/features/lottery/BetDesk';
import { walletsWith } from '@/testing/scenario/walletFixtures';
import { inScenario } from '../../inScenario';
import { closedGame, lotteryGame } from '@/testing/scenario/lotteryFixtures';

const meta = {
  component: BetDesk,
  ...inScenario,
  args: { game: lotteryGame(), playType: undefined, onBoard: fn() },
  parameters: { scenario: { role: 'member' }, requirements: ['LOTT-01'] },
} satisfies Meta<typeof BetDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const placeOne: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '07' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Đặt cược' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Đặt cược 20\.000/ }));
};

export const Placed: Story = {
  play: async (context) => {
    await placeOne(context);
    await expect(await screen.findByText('Đã nhận 1 vé, tổng 20.000 ₫.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Refused: Story = {
  parameters: { scenario: { role: 'member', refusals: { lotteryBet: { message: 'insufficient_funds' } } } },
  play: async (context) => {
    await placeOne(context);
    await waitFor(() =>
      expect(screen.getByText('Số dư không đủ. Tiền trong ví chưa thay đổi.')).toBeVisible(),
    );
  },
};
export const FromVendorWallet: Story = {
  args: { game: { ...lotteryGame(), wallet: 'TCG_LOTTO_VN' } },
  parameters: {
    scenario: { role: 'member', answers: { wallets: walletsWith('TCG_LOTTO_VN', 'Lotto Việt', 350_000) } },
    requirements: ['LOTT-01', 'MEM-03'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trả từ ví Lotto Việt')).toBeVisible();
  },
};
export const VendorWalletTooLow: Story = {
  tags: ['phone'],
  args: { game: { ...lotteryGame(), wallet: 'TCG_LOTTO_VN' } },
  parameters: {
    scenario: {
      role: 'member',
      answers: { wallets: walletsWith('TCG_LOTTO_VN', 'Lotto Việt', 0) },
      refusals: { lotteryBet: { message: 'insufficient_funds' } },
    },
    requirements: ['LOTT-01', 'MEM-03'],
  },
  play: async (context) => {
    await placeOne(context);
    const refusal = await screen.findByRole('alert');
    // The refusal names the wallet once the balances have loaded.
    await waitFor(() => expect(refusal).toHaveTextContent('Ví Lotto Việt còn thiếu 20.000 ₫'));
    await expect(refusal).toHaveTextContent('Ví chính có 2.400.000 ₫.');
  },
};
export const AnswerLost: Story = {
  parameters: { scenario: { role: 'member', refusals: { lotteryBet: { message: 'try_again' } } } },
  play: async (context) => {
    await placeOne(context);
    await expect(await screen.findByText('Chưa rõ vé đã được nhận hay chưa')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const PlayTypeOfTheAddress: Story = {
  args: { playType: 'xien3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Xiên 3' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Closed: Story = { args: { game: closedGame() } };
