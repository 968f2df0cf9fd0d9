import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Progress } from '@/ui/feedback/Progress';

const meta = {
  component: Progress,
  tags: ['brand-matrix'],
  args: { value: 68, label: 'Vòng cược' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (percent: number): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
  };

export const Part: Story = { play: shows(68) };
export const Nothing: Story = { args: { value: 0 }, play: shows(0) };
export const All: Story = { args: { value: 100, tone: 'success' }, play: shows(100) };
export const MoreThanAll: Story = {
  args: { value: 240, tone: 'accent' },
  play: shows(100),
  parameters: { requirements: ['VAL-03'] },
};
export const LessThanNothing: Story = {
  args: { value: -5 },
  play: shows(0),
  parameters: { requirements: ['VAL-03'] },
};
