import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { SlipDesk } from '@/features/sports/SlipDesk';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { useSlip, type Board } from '@/features/sports/useSlip';
import { storyTime } from '@/testing/samples';
import { walletsWith } from '@/testing/scenario/walletFixtures';
import { inScenario } from '../../inScenario';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';

const board = sportsBoard();
const ownWallet = { ...board, wallet: 'BTI' };

function Desk({ paused, board }: { paused: boolean; board: Board }) {
  const slip = useSlip('SPORTS', board, { matchId: matchAt(0).id, side: 'home' });
  return <SlipDesk slip={slip} board={board} words={useMatchWords('decimal')} paused={paused} />;
}

const meta = {
  component: Desk,
  ...inScenario,
  args: { paused: false, board },
  parameters: { scenario: { role: 'member' }, requirements: ['SPORT-01'] },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (message: string, value?: object) =>
  ({ role: 'member', refusals: { sportsBet: { message, value } } }) as const;

const place: Story['play'] = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Đặt cược' }));

export const Placed: Story = {
  play: async (context) => {
    await place(context);
    await expect(await context.canvas.findByText(/Đã nhận cược 100\.000 ₫/)).toBeInTheDocument();
  },
};
export const Refused: Story = {
  tags: ['phone'],
  parameters: { scenario: refused('insufficient_funds') },
  play: async (context) => {
    await place(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Số dư không đủ. Tiền trong ví chưa thay đổi.')).toBeVisible();
  },
};
export const FromVendorWallet: Story = {
  tags: ['phone'],
  args: { board: ownWallet },
  parameters: {
    scenario: { role: 'member', answers: { wallets: walletsWith('BTI', 'Touchline', 350_000) } },
    requirements: ['SPORT-01', 'MEM-03'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trả từ ví Touchline')).toBeVisible();
    await expect(canvas.getByText('350.000 ₫')).toBeVisible();
  },
};
export const VendorWalletTooLow: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { board: ownWallet },
  parameters: {
    scenario: {
      ...refused('insufficient_funds'),
      answers: { wallets: walletsWith('BTI', 'Touchline', 20_000) },
    },
    requirements: ['SPORT-01', 'MEM-03'],
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Ví Touchline còn thiếu 80.000 ₫')).toBeVisible();
    await place(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ví chính có 2.400.000 ₫.');
    await expect(canvas.getByRole('link', { name: 'Chuyển quỹ' })).toBeVisible();
  },
};
export const OnBreak: Story = {
  tags: ['phone'],
  parameters: {
    scenario: refused('on_break', { until: new Date(storyTime() + 24 * 3_600_000).toISOString() }),
  },
  play: async (context) => {
    await place(context);
    await expect(await context.canvas.findByText(/mở lại lúc/)).toBeVisible();
  },
};
export const AnswerLost: Story = {
  parameters: { scenario: refused('try_again') },
  play: async (context) => {
    await place(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Chưa rõ cược đã được nhận hay chưa')).toBeInTheDocument();
  },
};
export const Guest: Story = { parameters: { scenario: { role: 'guest' } } };
export const TrialAccount: Story = { parameters: { scenario: { role: 'trial' } } };
export const Paused: Story = { args: { paused: true } };
