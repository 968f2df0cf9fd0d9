import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TitledPage } from '@/shared/TitledPage';
import { inScenario } from '../inScenario';

const meta = {
  component: TitledPage,
  ...inScenario,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Thông báo', lead: 'Lịch bảo trì và tin về thanh toán.', children: 'Nội dung' },
} satisfies Meta<typeof TitledPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const WithPicture: Story = { tags: ['brand-matrix', 'phone'], args: { picture: 'mega' } };
/** Before its words have loaded it keeps its place. */
export const WithoutWords: Story = { args: { title: '', lead: '' } };
