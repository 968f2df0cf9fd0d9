import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Banners } from '@/features/announcements/Banners';
import { BannersView } from '@/features/announcements/BannersView';
import { banners } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: BannersView,
  ...inScenario,
  parameters: { requirements: ['HOME-01'] },
  args: { banners: [] },
} satisfies Meta<typeof BannersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  render: () => <Banners />,
};
export const ThreeStandStill: Story = { args: { banners: banners('aurora').slice(0, 3) } };
export const WithoutAction: Story = {
  args: {
    banners: banners('aurora')
      .slice(0, 1)
      .map((banner) => ({ ...banner, action: '', condition: '' })),
  },
};
