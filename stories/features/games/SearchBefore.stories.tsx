import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SearchBefore } from '@/features/games/SearchBefore';
import { inScenario } from '../../inScenario';

const meta = {
  component: SearchBefore,
  ...inScenario,
  args: { onWord: fn() },
  parameters: { requirements: ['GAME-02'] },
} satisfies Meta<typeof SearchBefore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['phone'] };
export const MemberWhoPlayed: Story = { parameters: { scenario: { role: 'member' } } };
export const NothingToSuggest: Story = { parameters: { scenario: { data: 'error' } } };
