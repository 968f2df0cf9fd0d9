import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MoreMenu } from '@/features/navigation/MoreMenu';
import { inScenario } from '../../inScenario';

const meta = {
  component: MoreMenu,
  ...inScenario,
  tags: ['desktop'],
  parameters: { requirements: ['NAV-09', 'NAV-11'] },
  args: {
    items: [
      { key: 'ELOTT', label: 'Xổ số điện tử', path: '/elott', vendors: [] },
      { key: 'COCKFIGHT', label: 'Đá gà', path: '/cockfight', vendors: [] },
      { key: 'JP', label: 'Nổ hũ', path: '/jp', vendors: [] },
    ],
    focusFirst: false,
  },
} satisfies Meta<typeof MoreMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeCategories: Story = { tags: ['brand-matrix'] };
export const English: Story = { parameters: { scenario: { language: 'EN' } } };
