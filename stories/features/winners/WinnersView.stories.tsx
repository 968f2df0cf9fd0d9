import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WinnersView } from '@/features/winners/WinnersView';
import { inScenario } from '../../inScenario';
import { games } from '@/testing/samples';
import { inBrandsAndOnPhone } from '../../modes';

const winners = games.map(({ gameId, name, cover }, index) => ({
  id: gameId,
  name: 'huyn***88',
  game: name,
  amount: `+${48 - index}.250.000 ₫`,
  picture: cover,
  onPlay: () => undefined,
}));

const meta = {
  component: WinnersView,
  ...inScenario,
  args: { winners, busy: false, onRetry: () => undefined },
} satisfies Meta<typeof WinnersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const One: Story = { args: { winners: winners.slice(0, 1) } };
export const Empty: Story = { args: { winners: [] } };
export const Loading: Story = { args: { winners: undefined } };
export const Failed: Story = { args: { winners: undefined, failure: 'Kết nối mạng không ổn định' } };
