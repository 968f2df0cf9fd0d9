import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { PopularWords } from '@/features/games/PopularWords';
import { inScenario } from '../../inScenario';

const meta = {
  component: PopularWords,
  ...inScenario,
  args: { onWord: fn() },
  parameters: { requirements: ['GAME-02'] },
} satisfies Meta<typeof PopularWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Played: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await expect(args.onWord).toHaveBeenCalledWith(first?.textContent);
  },
};
export const TooFewHavePlayed: Story = { parameters: { scenario: { data: 'empty' } } };
