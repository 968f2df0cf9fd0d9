import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useTranslation } from 'react-i18next';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalHost, modalEntry, type ModalContentProps, type ModalEntry } from '@/features/modals/ModalHost';
import type { ModalName } from '@/config/modals';
import { Modal } from '@/ui/overlays/Modal';
import { inScenario } from '../../inScenario';

function Content({ item, onClose }: ModalContentProps) {
  const { t } = useTranslation(['notices', 'common']);
  return (
    <Modal title={t('title')} closeLabel={t('common:close')} onClose={onClose}>
      {item}
    </Modal>
  );
}

const notice = modalEntry(async () => Content, 'common');
const entries = { notice } as unknown as Record<ModalName, ModalEntry>;

const meta = {
  component: ModalHost,
  ...inScenario,
  args: { entries },
  parameters: { requirements: ['MOD-01'] },
} satisfies Meta<typeof ModalHost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingNamed: Story = {};
export const NamedByTheAddress: Story = { parameters: { path: '/?modal=notice&item=7' } };
export const ClosedByEscape: Story = {
  parameters: { path: '/?modal=notice&item=7' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Thông báo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
