import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HotMatches } from '@/features/matches/HotMatches';
import { inScenario } from '../../inScenario';

const meta = {
  component: HotMatches,
  ...inScenario,
  parameters: { requirements: ['HOME-03'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Member: Story = { parameters: { scenario: { role: 'member' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const LongText: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
