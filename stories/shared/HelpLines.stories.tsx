import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HelpLines } from '@/shared/HelpLines';
import { inScenario } from '../inScenario';

const helpLines = [
  { name: 'Đường dây lắng nghe', phone: '1900 0000', hours: '08:00 đến 22:00 mỗi ngày' },
  { name: 'Trung tâm tư vấn', url: 'https://giup-do.example/choi-co-trach-nhiem' },
];

const meta = {
  component: HelpLines,
  ...inScenario,
  parameters: { scenario: { role: 'guest', helpLines }, requirements: ['SAFE-06'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = { tags: ['brand-matrix', 'phone'] };
