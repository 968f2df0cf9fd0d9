import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ModelStrip } from '@/features/live/ModelStrip';
import { inScenario } from '../../inScenario';
import { models, rooms } from '@/testing/scenario/roomFixtures';

const meta = {
  component: ModelStrip,
  ...inScenario,
  args: {
    models,
    roomName: (id: string) => rooms.find(({ roomId }) => roomId === id)?.game.gameName ?? '',
  },
  parameters: { requirements: ['GAME-11'] },
} satisfies Meta<typeof ModelStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDuty: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Khánh Linh' })).toHaveTextContent(
      'Baccarat Hoàng Kim',
    );
  },
};
export const One: Story = { args: { models: models.slice(0, 1) } };
