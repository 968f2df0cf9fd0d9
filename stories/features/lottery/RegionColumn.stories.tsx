import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { RegionColumn } from '@/features/lottery/RegionColumn';
import { lotteries } from '@/testing/scenario/lotteryFixtures';
import { inScenario } from '../../inScenario';

const of = (region: string) => lotteries.filter((one) => one.region === region && one.everySeconds === null);

const meta = {
  component: RegionColumn,
  ...inScenario,
  args: { region: 'south', lotteries: of('south'), onAll: fn() },
  parameters: { requirements: ['LOTT-01', 'STAGE-01'] },
} satisfies Meta<typeof RegionColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const South: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tất cả/ }));
    await expect(args.onAll).toHaveBeenCalled();
  },
};
export const NorthByItsHosts: Story = { args: { region: 'north', lotteries: of('north') } };
export const Wide: Story = { tags: ['phone'], args: { wide: true } };
export const Abroad: Story = { args: { region: 'abroad', lotteries: of('abroad') } };
