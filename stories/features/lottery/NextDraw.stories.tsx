import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { NextDraw } from '@/features/lottery/NextDraw';
import { lotteries } from '@/testing/scenario/lotteryFixtures';
import { Frame } from '@/ui/layout/Frame';
import { storyTime } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const of = (code: string) => {
  const lottery = lotteries.find(({ gameCode }) => gameCode === code);
  if (!lottery?.next) throw new Error(`No draw of ${code}`);
  return { ...lottery, next: lottery.next };
};
const at = (seconds: number) => new Date(storyTime() + seconds * 1_000).toISOString();
const drawing = (code: string, closes: number, draws: number) => {
  const lottery = of(code);
  return { ...lottery, next: { ...lottery.next, closesAt: at(closes), drawsAt: at(draws) } };
};

const meta = {
  component: NextDraw,
  ...inScenario,
  args: { lottery: of('VNLA') },
  decorators: [
    ...(inScenario.decorators as []),
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  parameters: { layout: 'fullscreen', requirements: ['LOTT-01', 'STAGE-01'] },
} satisfies Meta<typeof NextDraw>;

export default meta;
type Story = StoryObj<typeof meta>;

export const South: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    const clock = canvas.getByRole('timer', { name: 'Đóng cược sau' });
    await waitFor(() => expect(clock).toHaveTextContent(/^\d\d/));
    await expect(canvas.getByRole('link', { name: 'Chọn số' })).toHaveAttribute(
      'href',
      expect.stringContaining('gameCode=VNLA'),
    );
  },
};
export const NorthWithItsHost: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { lottery: of('VNMB') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nam Định' })).toBeVisible();
  },
};
export const Centre: Story = { args: { lottery: of('VNDNG') } };
export const Abroad: Story = { args: { lottery: of('SEALAO') } };
export const LastMinute: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { lottery: drawing('VNDNG', 41, 641) },
};
export const Closed: Story = {
  tags: ['phone'],
  args: { lottery: drawing('VNDNG', -20, 580) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đã đóng cược')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongName: Story = {
  tags: ['phone'],
  args: { lottery: { ...of('VNLA'), gameName: 'Thừa Thiên Huế, kỳ quay đặc biệt mừng ngày hội lớn' } },
};
