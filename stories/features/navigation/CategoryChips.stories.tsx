import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { CategoryChips } from '@/features/navigation/CategoryChips';
import { inScenario } from '../../inScenario';

const meta = {
  component: CategoryChips,
  ...inScenario,
  parameters: { path: '/rng', requirements: ['NAV-09'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
/** The current one is in view, although it is far to the right. */
export const LastOfAll: Story = {
  tags: ['phone'],
  parameters: { path: '/horse' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('navigation', { name: 'Thể loại trò chơi' });
    const current = row.querySelector('[aria-current]');
    if (current === null) return;
    const [place, window] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
    await expect(place.left).toBeGreaterThanOrEqual(window.left - 1);
    await expect(place.right).toBeLessThanOrEqual(window.right + 1);
  },
};
export const Loading: Story = { tags: ['phone'], parameters: { scenario: { data: 'loading' } } };
