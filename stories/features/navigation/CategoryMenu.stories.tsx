import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { CategoryMenu } from '@/features/navigation/CategoryMenu';
import { lanes } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: CategoryMenu,
  ...inScenario,
  tags: ['desktop'],
  parameters: { requirements: ['NAV-10', 'NAV-11'] },
  args: {
    item: { key: 'RNG', label: 'Slots', path: '/rng', vendors: lanes[1]?.vendors ?? [] },
    focusFirst: false,
  },
} satisfies Meta<typeof CategoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NineAndMore: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoàn trả đến 1,2%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem thêm' })).toHaveAttribute('href', '/rng');
  },
};
export const DashForCards: Story = {
  args: { item: { key: 'PVP', label: 'Game bài', path: '/pvp', vendors: lanes[3]?.vendors ?? [] } },
};
export const WithoutRebate: Story = {
  args: { item: { key: 'JP', label: 'Nổ hũ', path: '/jp', vendors: lanes[3]?.vendors ?? [] } },
};
export const English: Story = { parameters: { scenario: { language: 'EN' } } };
