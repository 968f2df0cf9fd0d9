import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FrameFooter } from '@/screens/frame/FrameFooter';
import { FrameHeader } from '@/screens/frame/FrameHeader';
import { FrameTabBar } from '@/screens/frame/FrameTabBar';
import { HomeScreen } from '@/screens/home/HomeScreen';
import { HomeView } from '@/screens/home/HomeView';
import { inScenario } from '../../inScenario';
import { homeParts } from './homeParts';

/** For roles, brands and statuses see `screens/Every role and status`. */
const meta = {
  component: HomeView,
  ...inScenario,
  parameters: { layout: 'fullscreen', requirements: ['NAV-07'] },
  args: {
    title: 'Trang chủ',
    order: [],
    sections: { banners: null, notices: null, matches: null, lobby: null, promotions: null },
  },
  render: () => (
    <>
      <FrameHeader />
      <HomeScreen parts={homeParts} />
      <FrameFooter />
      <FrameTabBar />
    </>
  ),
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { tags: ['phone'], parameters: { scenario: { language: 'EN' } } };
export const Loading: Story = { tags: ['phone'], parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const LongTexts: Story = {
  tags: ['phone'],
  parameters: { scenario: { data: 'long', role: 'member' } },
};
