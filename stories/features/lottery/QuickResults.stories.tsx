import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { QuickResults } from '@/features/lottery/QuickResults';
import { lotteries } from '@/testing/scenario/lotteryFixtures';
import { inScenario } from '../../inScenario';

const [first, ...others] = lotteries.filter(({ everySeconds }) => everySeconds !== null);
if (first === undefined) throw new Error('The samples have no quick draw');

const meta = {
  component: QuickResults,
  ...inScenario,
  args: { lotteries: [first, ...others], onOpen: fn() },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof QuickResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    const last = others.at(-1) ?? first;
    await userEvent.click(canvas.getByRole('button', { name: last.gameName }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chứng thực kỳ quay' }));
    await expect(args.onOpen).toHaveBeenCalledWith(last.gameCode);
  },
};
