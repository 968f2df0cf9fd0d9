import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { ResultBoardsView } from '@/features/lottery/ResultBoardsView';
import { daysOfDraws } from '@/features/lottery/daysOfDraws';
import { lotteries, lotteryContent } from '@/testing/scenario/lotteryFixtures';
import { inScenario } from '../../inScenario';

const all = lotteryContent('full').recentDraws.list;
const regions = new Map(lotteries.map(({ gameCode, region }) => [gameCode, region]));
const days = daysOfDraws(all);

const meta = {
  component: ResultBoardsView,
  ...inScenario,
  args: {
    days,
    day: '20261120',
    onDay: fn(),
    draws: all.filter(({ drawNo }) => drawNo === '20261120'),
    busy: false,
    regionOf: (code) => regions.get(code),
    onOpen: fn(),
  },
  parameters: { requirements: ['LOTT-01', 'STAGE-01'] },
} satisfies Meta<typeof ResultBoardsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Hải Phòng/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /18/ }));
    await expect(args.onDay).toHaveBeenCalledWith('20261118');
    await userEvent.click(canvas.getByRole('button', { name: /chứng thực: Miền Bắc/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('VNMB');
  },
};
export const SouthAlone: Story = {
  args: { draws: all.filter(({ gameCode }) => gameCode === 'VNVL'), days: days.slice(0, 1) },
};
export const Refreshing: Story = { args: { busy: true } };
export const NothingDrawn: Story = { args: { draws: [], days: [] } };
