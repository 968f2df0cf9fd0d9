import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { RunningGame } from '@/screens/seamless/RunningGame';
import { gameList } from '@/testing/scenario/fixtures';
import { storyTime } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const [game = gameList[0], ...others] = gameList;

const meta = {
  component: RunningGame,
  ...inScenario,
  args: {
    game: game as (typeof gameList)[number],
    others,
    mode: 'real',
    playBreak: { busy: false, failure: undefined, take: fn() },
    onLeave: fn(),
  },
  parameters: { layout: 'fullscreen', requirements: ['GAME-07'], scenario: { role: 'member' } },
} satisfies Meta<typeof RunningGame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−180.000 ₫')).toBeVisible();
    // Waits for the game itself instead of its blurred cover.
    await waitFor(() => expect(canvas.queryByText('Đang mở trò chơi')).toBeNull());
  },
};
export const AtLiveTable: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { game: { ...game, gameType: 'LIVE', gameCode: 'LIVE0001' } as (typeof gameList)[number] },
  parameters: { requirements: ['GAME-11'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Trò chuyện tại bàn' })).toBeVisible();
  },
};
export const Opening: Story = { parameters: { scenario: { role: 'member', waits: ['launchGame'] } } };
export const Refused: Story = {
  parameters: { scenario: { role: 'member', refusals: { launchGame: { message: 'try_again' } } } },
};
export const OnBreak: Story = {
  parameters: {
    scenario: {
      role: 'member',
      refusals: {
        launchGame: {
          message: 'on_break',
          value: { until: new Date(storyTime() + 30 * 60_000).toISOString() },
        },
      },
    },
  },
};
export const ClosedMeanwhile: Story = {
  parameters: {
    scenario: {
      role: 'member',
      refusals: { launchGame: { message: 'game_maintenance', value: { maintenanceEnd: null, others } } },
    },
  },
};
