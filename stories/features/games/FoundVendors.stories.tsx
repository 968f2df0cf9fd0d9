import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FoundVendors } from '@/features/games/FoundVendors';
import { inScenario } from '../../inScenario';

const meta = {
  component: FoundVendors,
  ...inScenario,
  args: {
    text: 'no',
    places: [
      {
        id: '1',
        name: 'Nova Play',
        note: 'Slots',
        href: '/rng?vassalage=V0',
        picture: ['/art/icons/gem.webp'],
      },
      {
        id: '2',
        name: 'Nova Play',
        note: 'Bắn cá',
        href: '/fish?vassalage=V0',
        picture: ['/art/icons/gem.webp'],
      },
    ],
  },
} satisfies Meta<typeof FoundVendors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { tags: ['brand-matrix', 'phone'] };
export const None: Story = { args: { places: [] } };
