import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ResultBoards } from '@/features/lottery/ResultBoards';
import { inScenario } from '../../inScenario';

const meta = {
  component: ResultBoards,
  ...inScenario,
  args: { area: 'VN', onOpen: fn() },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof ResultBoards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { tags: ['phone'] };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
