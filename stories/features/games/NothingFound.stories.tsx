import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { NothingFound } from '@/features/games/NothingFound';
import { inScenario } from '../../inScenario';

const meta = {
  component: NothingFound,
  ...inScenario,
  args: { text: 'sieu thu 9000', vendor: undefined, onAllVendors: fn() },
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Anywhere: Story = { tags: ['phone'] };
export const InOneProvider: Story = {
  args: { vendor: 'Jadeworks' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tìm ở mọi nhà cung cấp' }));
    await expect(args.onAllVendors).toHaveBeenCalledOnce();
  },
};
