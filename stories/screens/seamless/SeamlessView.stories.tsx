import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { SeamlessScreen } from '@/screens/seamless/SeamlessScreen';
import { SeamlessView } from '@/screens/seamless/SeamlessView';
import { inBrandsAndOnPhone } from '../../modes';
import { inScenario } from '../../inScenario';

const meta = {
  component: SeamlessView,
  ...inScenario,
  parameters: {
    layout: 'fullscreen',
    path: '/seamless?gameCode=RNG001',
    requirements: ['GAME-07', 'NAV-16'],
    scenario: { role: 'member' },
  },
  args: { bar: null, children: null, age: 21 },
  render: () => <SeamlessScreen />,
} satisfies Meta<typeof SeamlessView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kho Báu Rồng Vàng' })).toBeVisible();
    await expect(await canvas.findByText('−180.000 ₫')).toBeVisible();
    // Waits for the game itself instead of its blurred cover.
    await waitFor(() => expect(canvas.queryByText('Đang mở trò chơi')).toBeNull());
  },
};
export const TrialAccount: Story = {
  parameters: { scenario: { role: 'trial' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cần tài khoản thật')).toBeVisible();
  },
};
export const NoGameNamed: Story = { tags: ['phone'], parameters: { path: '/seamless' } };
export const Loading: Story = { parameters: { scenario: { role: 'member', data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { role: 'member', data: 'error' } } };
