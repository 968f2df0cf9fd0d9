import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoticeModal } from '@/features/announcements/NoticeModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: NoticeModal,
  ...inScenario,
  parameters: { requirements: ['HOME-02', 'MOD-01'] },
  args: { item: '1', onClose: () => undefined },
} satisfies Meta<typeof NoticeModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Gone: Story = { args: { item: '404' } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
