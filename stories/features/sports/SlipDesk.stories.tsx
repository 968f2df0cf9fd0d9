import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { SlipDesk } from '@/features/sports/SlipDesk';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { useSlip } from '@/features/sports/useSlip';
import { inScenario } from '../../scenario/inScenario';
import { matchAt, sportsBoard } from '../../scenario/sportsFixtures';

const board = sportsBoard();

function Desk({ paused }: { paused: boolean }) {
  const slip = useSlip(board, { matchId: matchAt(0).id, side: 'home' });
  return <SlipDesk slip={slip} board={board} words={useMatchWords('decimal')} paused={paused} />;
}

const meta = {
  component: Desk,
  ...inScenario,
  args: { paused: false },
  parameters: { scenario: { role: 'member' }, requirements: ['SPORT-01'] },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (message: string) => ({ role: 'member', refusals: { sportsBet: { message } } }) as const;

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
