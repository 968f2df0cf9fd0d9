import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictures, vendors } from '@/testing/samples';
import { VendorTile } from '@/ui/gaming/VendorTile';
import { MegaMenu } from '@/ui/layout/MegaMenu';

const meta = {
  component: MegaMenu,
  args: {
    title: 'Slots',
    note: 'Hoàn trả đến 1,2%',
    enter: { label: 'Vào sảnh Slots', href: '/rng' },
    tiles: vendors,
    more: { label: 'Xem thêm', href: '/rng' },
  },
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NineAndMore: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(11);
  },
};
export const Few: Story = {
  args: { tiles: vendors.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Xem thêm' })).not.toBeInTheDocument();
  },
};
export const ArrowsMoveInIt: Story = {
  parameters: { requirements: ['NAV-10'] },
  args: { focusFirst: true },
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('link');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(canvas.getAllByRole('link')[6]).toHaveFocus();
  },
};
export const WithAside: Story = {
  args: {
    aside: (
      <VendorTile
        name="Giải đấu Slots"
        note="Từ 20/11 đến 27/11"
        href="/promotions"
        picture={[pictures.trophy]}
      />
    ),
  },
};
