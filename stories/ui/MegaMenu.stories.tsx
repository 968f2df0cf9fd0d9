import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { pictures, vendors } from '../samples';
import { VendorTile } from '@/ui/VendorTile';
import { MegaMenu } from '@/ui/MegaMenu';

const meta = {
  component: MegaMenu,
  args: { vendors, more: { label: 'Xem thêm', href: '/rng' } },
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NineAndMore: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
  },
};
export const Few: Story = {
  args: { vendors: vendors.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Xem thêm' })).not.toBeInTheDocument();
  },
};
export const WithAside: Story = {
  args: {
    aside: (
      <VendorTile
        name="Giải đấu Slots"
        note="Từ 20/11 đến 27/11"
        href="/promotions"
        picture={pictures.trophy}
      />
    ),
  },
};
