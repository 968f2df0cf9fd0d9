import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { pictures } from '@/testing/samples';
import { Picture } from '@/ui/media/Picture';

const meta = {
  component: Picture,
  args: { sources: [pictures.coin], alt: 'Đồng xu vàng', width: 160, height: 160 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const NextHostAnswers: Story = {
  args: { sources: [pictures.broken, pictures.coin] },
  parameters: { requirements: ['SYS-10'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', pictures.coin));
  },
};
export const NoHostAnswers: Story = {
  args: { sources: [pictures.broken], fallback: pictures.mark },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', pictures.mark));
  },
};
