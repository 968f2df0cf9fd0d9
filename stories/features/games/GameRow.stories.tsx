import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { GameRow } from '@/features/games/GameRow';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameRow,
  ...inScenario,
  parameters: { requirements: ['STAGE-01'] },
  args: { name: 'popular', category: 'RNG' },
} satisfies Meta<typeof GameRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Popular: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Phổ biến' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tất cả' })).toHaveAttribute('href', '/rng?tag=hot');
  },
};
export const OfACategory: Story = { args: { name: 'cards', category: 'PVP' } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
