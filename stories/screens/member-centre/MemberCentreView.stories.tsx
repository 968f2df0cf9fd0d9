import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { memberPages, type MemberPageName } from '@/config/memberPages';
import { SecurityPage } from '@/features/security/SecurityPage';
import { MemberCentreView } from '@/screens/member-centre/MemberCentreView';
import { useCentreGroups } from '@/screens/member-centre/useCentreGroups';
import { stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';
import { everywhere } from '../../modes';

function Opened({ page, ...props }: { page: MemberPageName; account: string | undefined; mark: string }) {
  return (
    <MemberCentreView {...props} page={page} groups={useCentreGroups(page)} onClose={() => undefined}>
      <SecurityPage />
    </MemberCentreView>
  );
}

const meta = {
  component: Opened,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-01'] },
  args: { page: 'securityCenter', account: 'minhanh92', mark: 'VIP 5' },
  argTypes: { page: { options: memberPages.map(({ name }) => name) } },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: everywhere } },
};
export const Agent: Story = {
  args: { mark: 'Đại lý' },
  parameters: { scenario: { role: 'agent' } },
};
export const AccountLoading: Story = { args: { account: undefined } };
export const LongName: Story = { tags: ['phone'], args: { account: stressTexts.name } };
