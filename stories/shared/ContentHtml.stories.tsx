import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentHtml } from '@/shared/ContentHtml';
import { inScenario } from '../inScenario';

const meta = {
  component: ContentHtml,
  ...inScenario,
  args: { html: '<p>Nội dung có <b>chữ đậm</b> và <a href="/help">liên kết</a>.</p>' },
  parameters: { requirements: ['INFO-01'] },
} satisfies Meta<typeof ContentHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
