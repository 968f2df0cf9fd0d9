import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { RewardShelf } from '@/features/points/RewardShelf';
import { pointsBalance } from '@/testing/scenario/pointFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: RewardShelf,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['pointsRewards'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { pointsRewards: { message: 'try_again' } } } },
};
export const Guest: Story = { parameters: { scenario: { role: 'guest' } } };
export const LongTitles: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'member', data: 'long' } },
};
export const WithinMyPoints: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Vừa với điểm của tôi' }));
    await expect(canvas.queryByRole('heading', { name: 'Máy tính xách tay Q14' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Hộp quà trà sen' })).toBeVisible();
  },
};
export const NothingWithinMyPoints: Story = {
  parameters: {
    scenario: { role: 'member', answers: { pointsBalance: { ...pointsBalance, points: 0 } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Vừa với điểm của tôi' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem tất cả' }));
    await expect(canvas.getByRole('heading', { name: 'Máy tính xách tay Q14' })).toBeVisible();
  },
};
