import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoticePageScreen } from '@/screens/notice-page/NoticePageScreen';

import { inScenario } from '../../inScenario';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: NoticePageScreen,
  ...inScenario,
  parameters: { layout: 'fullscreen', path: '/noticePage', requirements: ['MOD-04'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
