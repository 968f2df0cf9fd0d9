import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { OddsCell } from '@/features/sports/OddsCell';
import { inScenario } from '../../inScenario';

const words = {
  odds: (odds: string) => odds.replace('.', ','),
  cell: () => '1',
  move: (way: 'up' | 'down') => (way === 'up' ? 'đã tăng' : 'đã giảm'),
} as const;

const meta = {
  component: OddsCell,
  ...inScenario,
  args: { side: 'home', odds: '1.42', words, chosen: false, locked: false, onChoose: fn() },
  parameters: { requirements: ['SPORT-01'] },
} satisfies Meta<typeof OddsCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 1,42' }));
    await expect(args.onChoose).toHaveBeenCalled();
  },
};
export const Chosen: Story = { args: { chosen: true } };
export const Locked: Story = { args: { locked: true } };
