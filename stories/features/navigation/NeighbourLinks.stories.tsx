import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { NeighbourLinks } from '@/features/navigation/NeighbourLinks';
import { inScenario } from '../../inScenario';

const meta = {
  component: NeighbourLinks,
  ...inScenario,
  parameters: { path: '/fbSports', requirements: ['NAV-16', 'NAV-17', 'NAV-04'] },
} satisfies Meta<typeof NeighbourLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfSports: Story = {
  tags: ['phone'],
  args: { category: 'SPORTS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Esports' })).toHaveAttribute('href', '/esports');
  },
};
export const OfGames: Story = { parameters: { path: '/rng' }, args: { category: 'RNG' } };
export const OfAnAccount: Story = { parameters: { path: '/favorite' } };
