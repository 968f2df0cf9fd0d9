import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { BetPanel } from '@/features/lottery/BetPanel';
import { useBetSlip, type LotteryGame } from '@/features/lottery/useBetSlip';
import { inBrandsAndOnPhone } from '../../modes';
import { inScenario } from '../../inScenario';
import { closedGame, lotteryGame } from '@/testing/scenario/lotteryFixtures';

interface PanelProps {
  game: LotteryGame;
  closed: boolean;
  drawing: string | undefined;
  onBoard: () => void;
  onPlace: () => void;
}

function Panel(props: PanelProps) {
  const slip = useBetSlip(props.game, undefined);
  return <BetPanel {...props} slip={slip} onCloses={() => undefined} onDraws={() => undefined} />;
}

const meta = {
  component: Panel,
  ...inScenario,
  args: { game: lotteryGame(), closed: false, drawing: undefined, onBoard: fn(), onPlace: fn() },
  parameters: { scenario: { role: 'member' }, requirements: ['LOTT-01'] },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas }) => {
    for (const name of ['07', '18', '36', '68', '79'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByText('100.000 ₫')).toBeVisible();
  },
};
export const WithSlip: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '07' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào phiếu' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Xiên 2' }));
    for (const name of ['01', '02', '03']) await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào phiếu' }));
    await expect(canvas.getByText('Phiếu cược, 2 dòng')).toBeVisible();
  },
};
export const HalfChosen: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '07' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào phiếu' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Xiên 2' }));
    await userEvent.click(canvas.getByRole('button', { name: '01' }));
    await expect(canvas.getByText('Xiên 2: chọn thêm 1 số để vào phiếu')).toBeVisible();
  },
};
export const ThreeDigits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '3 càng' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Nhập số/ }), '068 468{Enter}');
    await expect(canvas.getByRole('button', { name: 'Bỏ số 068' })).toBeVisible();
  },
};
export const Abroad: Story = { tags: ['phone'], args: { game: lotteryGame('SEAQ1M') } };
export const Closed: Story = { tags: ['phone'], args: { game: closedGame(), closed: true } };
export const Drawing: Story = { args: { drawing: '20261120-249' } };
export const NeverDrawn: Story = { args: { game: { ...lotteryGame(), last: null } } };
export const LongName: Story = {
  tags: ['phone'],
  args: { game: { ...lotteryGame(), gameName: 'Thừa Thiên Huế, kỳ quay đặc biệt mừng ngày hội lớn' } },
};
