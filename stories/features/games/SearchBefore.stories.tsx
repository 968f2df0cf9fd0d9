import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchBefore } from '@/features/games/SearchBefore';
import { inScenario } from '../../inScenario';

const meta = { component: SearchBefore, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['phone'] };
export const MemberWhoPlayed: Story = { parameters: { scenario: { role: 'member' } } };
export const NothingToSuggest: Story = { parameters: { scenario: { data: 'error' } } };
