import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { vendorPicturePath } from '#contract/vendorPictures';
import { VendorPicture } from '@/ui/media/VendorPicture';

const meta = {
  component: VendorPicture,
  args: { sources: [vendorPicturePath('NVP', 'small', 'color')], size: 76 },
  parameters: { requirements: ['GAME-10'] },
} satisfies Meta<typeof VendorPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { tags: ['brand-matrix'] };
export const NoHostHasIt: Story = {
  args: { sources: [] },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture).toHaveAttribute('src', '/art/icons/vendor.svg'));
  },
};
