import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MemberProfile } from '@/features/security/MemberProfile';
import { profile } from '@/testing/scenario/memberFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: MemberProfile,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['brand-matrix', 'phone'] };
export const LongNames: Story = {
  tags: ['phone'],
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        memberProfile: {
          ...profile,
          account: 'nguyenhoangphuongthaoanhminhchau2026',
          nickname: 'Nguyễn Hoàng Phương Thảo Anh Minh',
        },
      },
    },
  },
};
export const NothingKnownYet: Story = {
  parameters: { scenario: { role: 'member', waits: ['memberProfile', 'memberInfo'] } },
};
