import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SupportWindow } from '@/features/support/SupportWindow';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportWindow,
  ...inScenario,
  args: { onClose: fn(), children: 'Nhân viên trả lời ngay tại đây.' },
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-03'] },
} satisfies Meta<typeof SupportWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A panel beside the page; on a phone a page of its own. */
export const Open: Story = { tags: ['phone'] };
