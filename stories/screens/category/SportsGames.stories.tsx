import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { CategoryView } from '@/screens/category/CategoryView';
import { SportsGames } from '@/screens/category/SportsGames';
import { inScenario } from '../../inScenario';

const meta = {
  component: SportsGames,
  ...inScenario,
  parameters: { layout: 'fullscreen', path: '/sports', requirements: ['SPORT-01'] },
  render: () => (
    <CategoryView picture="sport" title="Thể thao" lead={undefined} note={undefined}>
      <SportsGames />
    </CategoryView>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trò chơi của nhà cung cấp' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
