import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HelpArticle } from '@/features/help/HelpArticle';
import { inScenario } from '../../inScenario';

const meta = {
  component: HelpArticle,
  ...inScenario,
  args: {
    id: 'faq-1',
    article: {
      id: 1,
      title: 'Vòng cược là gì?',
      content: '<p>Số tiền cần đặt cược.</p><ul><li>Một</li></ul>',
    },
  },
  parameters: { requirements: ['INFO-01'] },
} satisfies Meta<typeof HelpArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Opened: Story = { tags: ['brand-matrix'], args: { open: true } };
