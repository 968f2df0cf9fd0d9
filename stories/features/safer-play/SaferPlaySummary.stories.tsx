import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaferPlaySummary } from '@/features/safer-play/SaferPlaySummary';
import { inScenario } from '../../inScenario';

const meta = {
  component: SaferPlaySummary,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-06'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { tags: ['brand-matrix', 'phone'] };
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['saferPlay'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { saferPlay: { message: 'try_again' } } } },
};
