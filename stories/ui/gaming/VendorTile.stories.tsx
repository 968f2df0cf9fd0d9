import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { vendorPicturePath } from '#contract/vendorPictures';
import { stressTexts } from '@/testing/samples';
import { VendorTile } from '@/ui/gaming/VendorTile';

const meta = {
  component: VendorTile,
  tags: ['brand-matrix'],
  decorators: [
    (Story) => (
      <div style={{ width: 165 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Nova Play',
    note: '128 trò chơi',
    href: '/rng?vassalage=NOVA',
    picture: [vendorPicturePath('NVP', 'submenu', 'color')],
  },
} satisfies Meta<typeof VendorTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};
export const NameOnly: Story = { args: { note: undefined, picture: undefined } };
export const LongName: Story = { args: { name: stressTexts.team } };
