import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from '@/ui/actions/Pagination';

const meta = {
  component: Pagination,
  args: {
    page: 1,
    count: 40,
    onChange: fn(),
    labels: { region: 'Trang', previous: 'Trang trước', next: 'Trang sau', page: (page) => `Trang ${page}` },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Trang trước' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Trang 2' }));
    await expect(args.onChange).toHaveBeenCalledWith(2, expect.anything());
  },
};
export const Middle: Story = { tags: ['brand-matrix', 'phone'], args: { page: 12 } };
export const Last: Story = { args: { page: 40 } };
export const OnePage: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
