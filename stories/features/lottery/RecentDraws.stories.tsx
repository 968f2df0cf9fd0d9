import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RecentDraws } from '@/features/lottery/RecentDraws';
import { inScenario } from '../../inScenario';

const meta = {
  component: RecentDraws,
  ...inScenario,
  args: { area: 'VN', onOpen: fn() },
} satisfies Meta<typeof RecentDraws>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { parameters: { scenario: { role: 'member' } } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
