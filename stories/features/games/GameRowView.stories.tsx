import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameRowView } from '@/features/games/GameRowView';
import { gameList } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameRowView,
  ...inScenario,
  parameters: { requirements: ['STAGE-01'] },
  args: { name: 'popular', title: 'Phổ biến', games: gameList, href: '/rng?tag=hot' },
} satisfies Meta<typeof GameRowView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Two: Story = { tags: ['brand-matrix'], args: { games: gameList.slice(0, 2) } };
export const Loading: Story = { tags: ['brand-matrix', 'phone'], args: { games: undefined } };
export const Empty: Story = { args: { games: [] } };
