import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { StakeBar } from '@/features/lottery/StakeBar';
import { useBetSlip, type LotteryGame } from '@/features/lottery/useBetSlip';
import { inScenario } from '../../inScenario';
import { lotteryGame } from '@/testing/scenario/lotteryFixtures';

interface BarProps {
  game: LotteryGame;
  disabled: boolean;
  onPlace: () => void;
}

function Bar({ game, disabled, onPlace }: BarProps) {
  const slip = useBetSlip(game, 'de');
  return (
    <>
      <button type="button" onClick={() => slip.toggle(['07', '18', '36', '68', '79'])}>
        Năm số
      </button>
      <StakeBar {...{ game, slip, disabled, onPlace }} price="1 ăn 98,5" />
    </>
  );
}

const meta = {
  component: Bar,
  ...inScenario,
  args: { game: lotteryGame(), disabled: false, onPlace: fn() },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { tags: ['phone'] };
export const FiveNumbers: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Năm số' }));
    await expect(canvas.getByText('100.000 ₫')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tăng hệ số' }));
    await expect(canvas.getByText('200.000 ₫')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt cược' }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};
export const TooLow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Năm số' }));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), '500');
    await expect(canvas.getByText('Mỗi đơn vị từ 1.000 ₫')).toBeVisible();
  },
};
export const Closed: Story = { args: { disabled: true } };
