import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { GamePages } from '@/features/games/GamePages';
import { gameList } from '@/testing/scenario/fixtures';
import { inScenario, inScenarioSite } from '../../inScenario';

const meta = {
  component: GamePages,
  ...inScenario,
  args: { filter: { gameType: 'RNG' }, total: gameList.length, label: 'Slots', busy: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 877 }}>
        <Story />
      </div>
    ),
    inScenarioSite,
  ],
} satisfies Meta<typeof GamePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Kho Báu Rồng Vàng' })).toBeVisible();
  },
};
export const TenThousand: Story = {
  args: { total: 10_000 },
  parameters: { requirements: ['GAME-02'] },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="1"]')).toBeNull());
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600);
    window.scrollTo(0, 0);
  },
};
export const PageOnItsWay: Story = { parameters: { scenario: { data: 'loading' } } };
export const PageFailed: Story = {
  parameters: { scenario: { data: 'error' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Thử lại' }))[0]).toBeVisible();
  },
};
