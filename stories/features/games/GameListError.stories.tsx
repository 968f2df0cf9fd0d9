import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { GameListError } from '@/features/games/GameListError';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameListError,
  ...inScenario,
  args: { failure: 'Không kết nối được máy chủ. Vui lòng thử lại.', busy: false, onRetry: fn() },
} satisfies Meta<typeof GameListError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { tags: ['phone'] };
export const AskingAgain: Story = { args: { busy: true } };
export const InAModal: Story = { args: { plain: true } };
