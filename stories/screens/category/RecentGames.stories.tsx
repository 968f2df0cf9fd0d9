import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { RecentGames } from '@/screens/category/RecentGames';
import { inScenario, inScenarioSite } from '../../inScenario';

const meta = {
  component: RecentGames,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['GAME-09'] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
    inScenarioSite,
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Chơi:/ })).toHaveLength(4);
  },
};
export const NothingYet: Story = {
  parameters: { scenario: { role: 'member', answers: { recentGames: { list: [] } } } },
};
